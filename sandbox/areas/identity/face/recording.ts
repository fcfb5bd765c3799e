import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputVideoTrack } from 'mediabunny'
import type { Upload } from '../../../http/upload'

/** One coded frame of a recording. */
export interface Frame {
  /** Bytes that it takes. */
  size: number
  /** Shows a whole picture; the others only what has changed since the frame before. */
  isKey: boolean
  /** Has the very bytes of the frame before. */
  isRepeat: boolean
}

/** What is measured in a recording. */
export interface Recording {
  /** Length by its last frame: a browser writes none into the head of a recording that it streams. */
  ms: number
  frames: Frame[]
}

async function framesOf(track: InputVideoTrack): Promise<Recording> {
  const frames: Frame[] = []
  let before = new Uint8Array()
  let end = 0
  for await (const { data, type, timestamp, duration } of new EncodedPacketSink(track).packets()) {
    frames.push({ size: data.length, isKey: type === 'key', isRepeat: Buffer.compare(data, before) === 0 })
    before = Uint8Array.from(data)
    end = Math.max(end, timestamp + duration)
  }
  return { ms: Math.round(end * 1000), frames }
}

/** Reads the coded frames of a WebM or MP4; undefined for anything else, and for a file without pictures that move. */
export async function parseRecording({ bytes, type }: Pick<Upload, 'bytes' | 'type'>): Promise<Recording | undefined> {
  if (type !== 'mp4' && type !== 'webm') return undefined
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryVideoTrack()
    const recording = track && (await framesOf(track))
    return recording && recording.frames.length > 1 ? recording : undefined
  } catch {
    // A damaged or foreign container.
    return undefined
  }
}

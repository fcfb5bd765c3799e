import type { Conditions } from './conditions'
import { sampleAddress } from './samples'

/** Milliseconds between two pictures of the camera. */
const rhythm = 40

/** Milliseconds after which a picture is drawn although the encoder has answered nothing: it may have left one out. */
const patience = 1_000

/** The camera of the phone while it records: it sees the sample picture of the person's face, which moves a little. */
export class FaceRecording {
  private running: Promise<() => Promise<Uint8Array>> | undefined

  constructor(private readonly conditions: Conditions) {}

  /** Resolves once it records: the app counts from then on, and a picture may take seconds to load. */
  async start(): Promise<void> {
    this.running = begin(sampleAddress(this.conditions, 'face'))
    await this.running
  }

  /** Ends the recording; nothing where none was started. */
  async stop(): Promise<Uint8Array> {
    const end = await this.running
    this.running = undefined
    return end ? end() : new Uint8Array()
  }
}

async function begin(address: string): Promise<() => Promise<Uint8Array>> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 640
  const context = canvas.getContext('2d')
  /** Bytes of the recording have come since the last picture was drawn. */
  let isEncoded = true
  let drawnAt = Number.NEGATIVE_INFINITY
  const draw = (): void => {
    const now = performance.now()
    // An encoder without enough time queues what it is given, and what is still queued when the recording ends is not in it.
    if (!isEncoded && now - drawnAt < patience) return
    isEncoded = false
    drawnAt = now
    const turn = Math.sin(now / 300) * 20
    context?.drawImage(picture, turn - 20, turn / 2 - 20, canvas.width + 40, canvas.height + 40)
  }
  draw()
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => {
    parts.push(data)
    isEncoded = true
  })
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  const begun = new Promise((resolve) => recorder.addEventListener('start', resolve))
  const timer = setInterval(draw, rhythm)
  recorder.start(rhythm)
  await begun
  return async () => {
    recorder.stop()
    clearInterval(timer)
    await ended
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}

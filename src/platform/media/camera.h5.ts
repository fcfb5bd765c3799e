import type { HostFile } from '@/platform/network/fileUploadPort'
import type { Camera, CameraFault, CameraOutcome, CameraPort } from './cameraPort'

/** A face fills such a picture well, and ten seconds of it are about one megabyte. */
const video = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } }
const videoBitsPerSecond = 800_000

/** How long a camera that has just been opened may take until its first picture; milliseconds. */
const patience = 3_000
/** How long a camera may show nothing but black before that is taken for its picture; milliseconds. */
const warmUpTime = 2_000
/** Brightness below which every colour of a black picture is; of 255. */
const darkest = 24

/** Types that a recording may have, the ones that take least room first; Safari has only the last. */
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']

/** Browsers: `getUserMedia` and `MediaRecorder`. Only the customer finds the browser's own settings. */
export const camera: CameraPort = { make: makeCamera, openSettings: undefined }

function makeCamera(onFault: (fault: CameraFault) => void): Camera {
  let element: HTMLVideoElement | null = null
  let stream: MediaStream | undefined
  let recording: Recording | undefined
  let turn = 0
  const stop = () => {
    turn++
    recording?.discard()
    recording = undefined
    if (stream) endTracks(stream)
    stream = undefined
    if (element) element.srcObject = null
  }
  // A track that the app itself stops does not end in this sense.
  const lose = () => {
    stop()
    onFault('interrupted')
  }
  const draw = () => {
    if (element && stream) element.srcObject = stream
  }
  return {
    feed: {
      show(next) {
        element = next
        draw()
      },
      refuse: () => undefined,
      end: () => undefined,
    },
    async start() {
      stop()
      const mine = turn
      if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return 'missing'
      try {
        const given = await openStream()
        if (mine !== turn) {
          // The screen was left while the browser asked.
          endTracks(given)
          return 'failed'
        }
        stream = given
      } catch (error) {
        return faultOf(error)
      }
      for (const track of stream.getVideoTracks()) track.onended = lose
      draw()
      return 'started'
    },
    takePicture: () => pictureOf(element),
    async startRecording() {
      if (!stream) return false
      try {
        recording = record(stream)
      } catch {
        // The browser cannot record after all.
        return false
      }
      return recording !== undefined
    },
    async stopRecording() {
      const ended = recording
      recording = undefined
      return ended?.end()
    },
    stop,
  }
}

/** With sound, since digits are read aloud; a customer who gives no microphone, or has none, is recorded without it. */
const openStream = (): Promise<MediaStream> =>
  navigator.mediaDevices
    .getUserMedia({ video, audio: true })
    .catch(() => navigator.mediaDevices.getUserMedia({ video }))

function endTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const faults: Readonly<Record<string, CameraOutcome>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

const faultOf = (error: unknown): CameraOutcome => faults[(error as Error | undefined)?.name ?? ''] ?? 'failed'

/** The picture that the element shows now, or its first one where the camera has just been opened. */
async function pictureOf(element: HTMLVideoElement | null): Promise<HostFile | undefined> {
  if (!element || !(await hasPicture(element))) return undefined
  await warmUp(element)
  const canvas = document.createElement('canvas')
  canvas.width = element.videoWidth
  canvas.height = element.videoHeight
  canvas.getContext('2d')?.drawImage(element, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? { path: 'face.jpg', blob } : undefined), 'image/jpeg', 0.92)
  })
}

async function hasPicture(element: HTMLVideoElement): Promise<boolean> {
  if (isDrawn(element)) return true
  await new Promise((resolve) => {
    element.addEventListener('loadeddata', resolve, { once: true })
    setTimeout(resolve, patience)
  })
  return isDrawn(element)
}

/** Its size is known before its first picture, and until then it is black. */
const isDrawn = ({ readyState, HAVE_CURRENT_DATA, videoWidth }: HTMLVideoElement): boolean =>
  readyState >= HAVE_CURRENT_DATA && videoWidth > 0

/** The first pictures of a camera may be black, until its sensor has adjusted. One that stays black is covered, or its room is dark. */
async function warmUp(element: HTMLVideoElement): Promise<void> {
  for (let waited = 0; waited < warmUpTime && isBlack(element); waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

function isBlack(element: HTMLVideoElement): boolean {
  const side = 16
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  context?.drawImage(element, 0, 0, side, side)
  const colours = context?.getImageData(0, 0, side, side).data
  // Each fourth value is the opacity.
  return colours?.every((value, at) => at % 4 === 3 || value < darkest) ?? false
}

interface Recording {
  end(): Promise<HostFile | undefined>
  discard(): void
}

function record(stream: MediaStream): Recording | undefined {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  if (!mimeType) return undefined
  const chunks: Blob[] = []
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond })
  recorder.ondataavailable = ({ data }) => void chunks.push(data)
  recorder.start()
  const type = mimeType.replace(/;.*/, '')
  return {
    end: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          const blob = new Blob(chunks, { type })
          resolve(blob.size > 0 ? { path: `recording.${type.replace('video/', '')}`, blob } : undefined)
        }
        recorder.onerror = () => resolve(undefined)
        if (recorder.state === 'inactive') resolve(undefined)
        else recorder.stop()
      }),
    discard() {
      recorder.ondataavailable = null
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}

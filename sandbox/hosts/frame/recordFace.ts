import type { Conditions } from './conditions'
import { sampleAddress } from './samples'

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
  const draw = (at: number): void => {
    const turn = Math.sin(at / 300) * 20
    context?.drawImage(picture, turn - 20, turn / 2 - 20, canvas.width + 40, canvas.height + 40)
  }
  draw(0)
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  const begun = new Promise((resolve) => recorder.addEventListener('start', resolve))
  const timer = setInterval(() => draw(performance.now()), 40)
  recorder.start()
  await begun
  return async () => {
    recorder.stop()
    clearInterval(timer)
    await ended
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}

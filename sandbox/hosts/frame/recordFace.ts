import type { Conditions } from './conditions'
import { sampleAddress } from './samples'

/** Length of a recording, in milliseconds: what the app asks a camera for. */
const LENGTH_MS = 3000

/** A recording of the person's face as the camera of the phone gives it: the sample picture, which moves a little. */
export async function recordFace(conditions: Conditions): Promise<Uint8Array> {
  const picture = new Image()
  picture.src = sampleAddress(conditions, 'face')
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
  const timer = setInterval(() => draw(performance.now()), 40)
  recorder.start()
  setTimeout(() => recorder.stop(), LENGTH_MS)
  await ended
  clearInterval(timer)
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

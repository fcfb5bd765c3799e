import { collect } from '../framework'
import { treeOf } from '../pages'
import type { HostApi } from './hostApi'

interface CameraOptions {
  success?: (result: object) => void
  fail?: (result: object) => void
  complete?: () => void
}

/**
 * The camera of a `camera` element on the page in front. Its pictures and clips are files of the test, by `app.camera`; without such a file,
 * or without the element, a call fails.
 */
export function addCamera(host: HostApi): void {
  const { machine } = host
  let isRecording = false
  const answer = (name: string, run: () => object | undefined | Promise<object | undefined>) => {
    return async (options: CameraOptions = {}): Promise<void> => {
      const call = machine.recorder.call(`CameraContext.${name}`, {})
      const page = machine.pages.top
      const result = page && collect(treeOf(page), 'camera').length > 0 ? await run() : undefined
      call.ok = result !== undefined
      const told = result ?? { errMsg: `operateCamera:fail ${name}`, error: 10 }
      machine.recorder.guard(() => (result ? options.success?.(told) : options.fail?.(told)))
      machine.recorder.guard(() => options.complete?.())
    }
  }
  const fileOf = async (kind: 'picture' | 'clip'): Promise<string | undefined> =>
    (await machine.bridge('camera', [kind])) as string | undefined
  const context = {
    takePhoto: answer('takePhoto', async () => {
      const tempImagePath = await fileOf('picture')
      return tempImagePath ? { tempImagePath } : undefined
    }),
    startRecord: answer('startRecord', async () => {
      if (isRecording) return undefined
      isRecording = true
      await machine.person.ask('recordingStarts', [], undefined)
      return {}
    }),
    stopRecord: answer('stopRecord', async () => {
      const tempVideoPath = isRecording ? await fileOf('clip') : undefined
      isRecording = false
      return tempVideoPath ? { tempVideoPath, tempThumbPath: '' } : undefined
    }),
  }
  host.put('createCameraContext', () => context)
}

import Taro from '@tarojs/taro'
import type { HostFile } from '@/platform/network/fileUploadPort'
import { mayUseCamera } from './cameraPermission'
import { type Camera, type CameraFault, type CameraPort, cameraId } from './cameraPort'

/** Mini-programs: the host's camera element, and its context that takes pictures and records. */
export const camera: CameraPort = {
  make: makeCamera,
  openSettings: async () => {
    await Taro.openSetting().catch(() => undefined)
  },
}

function makeCamera(onFault: (fault: CameraFault) => void): Camera {
  let isOn = false
  let context: Taro.CameraContext | undefined
  const lose = (fault: CameraFault) => {
    if (!isOn) return
    stop()
    onFault(fault)
  }
  const stop = () => {
    isOn = false
    // A recording would go on without its element on some hosts.
    context?.stopRecord({ fail: () => undefined })
    context = undefined
  }
  return {
    feed: {
      show: () => undefined,
      refuse: () => void mayUseCamera().then((may) => lose(may === 'allowed' ? 'failed' : may)),
      end: () => lose('interrupted'),
    },
    async start() {
      isOn = true
      const may = await mayUseCamera()
      if (may === 'allowed') return 'started'
      isOn = false
      return may
    },
    takePicture: () =>
      new Promise((resolve) => {
        contextOf().takePhoto({
          quality: 'high',
          success: ({ tempImagePath }) => resolve(fileAt(tempImagePath)),
          fail: () => resolve(undefined),
        })
      }),
    startRecording: () =>
      new Promise((resolve) => {
        const recorder = contextOf()
        recorder.startRecord({
          success: () => {
            context = recorder
            resolve(true)
          },
          fail: () => resolve(false),
          // The page was hidden, or the host's longest time is over.
          timeoutCallback: () => lose('interrupted'),
        })
      }),
    stopRecording: () =>
      new Promise((resolve) => {
        const recorder = context
        context = undefined
        if (!recorder) return resolve(undefined)
        recorder.stopRecord({
          success: ({ tempVideoPath }) => resolve(fileAt(tempVideoPath)),
          fail: () => resolve(undefined),
        })
      }),
    stop,
  }
}

const contextOf = (): Taro.CameraContext => Taro.createCameraContext(cameraId)

const fileAt = (path: string | undefined): HostFile | undefined => (path ? { path } : undefined)

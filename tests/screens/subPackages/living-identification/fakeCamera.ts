import type { CameraFault, CameraOutcome, CameraPort } from '@/platform/media/cameraPort'

/** A camera whose answers belong to the test. Use: `jest.mock('@/platform/media/camera', () => jest.requireActual('…/fakeCamera'))`. */
export const cameraState = {
  outcome: 'started' as CameraOutcome,
  hasPicture: true,
  canRecord: true,
  hasClip: true,
  isOn: false,
  /** What the app has asked of the camera. */
  log: [] as string[],
  fault: (_fault: CameraFault): void => undefined,
  settings: 0,
}

export function resetCamera(): void {
  Object.assign(cameraState, { outcome: 'started', hasPicture: true, canRecord: true, hasClip: true, isOn: false })
  Object.assign(cameraState, { log: [], settings: 0 })
}

const note = <T>(what: string, answer: T): Promise<T> => {
  cameraState.log.push(what)
  return Promise.resolve(answer)
}

const file = (path: string) => ({ path, blob: new Blob([path]) })

export const camera: CameraPort = {
  make(onFault) {
    cameraState.fault = onFault
    return {
      feed: { show: () => undefined, refuse: () => undefined, end: () => undefined },
      start: () => {
        cameraState.isOn = cameraState.outcome === 'started'
        return note('start', cameraState.outcome)
      },
      takePicture: () => note('picture', cameraState.hasPicture ? file('face.jpg') : undefined),
      startRecording: () => note('record', cameraState.canRecord),
      stopRecording: () => note('recorded', cameraState.hasClip ? file('recording.webm') : undefined),
      stop: () => {
        cameraState.isOn = false
      },
    }
  },
  get openSettings() {
    return cameraState.settings < 0
      ? undefined
      : async () => {
          cameraState.settings++
        }
  },
}

/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { camera } from '@/platform/media/camera.h5'
import type { Camera, CameraFault } from '@/platform/media/cameraPort'

class FakeTrack {
  isStopped = false
  onended: (() => void) | null = null
  stop = () => {
    this.isStopped = true
  }
}

class FakeStream {
  readonly tracks: FakeTrack[]
  constructor(hasSound: boolean) {
    this.tracks = hasSound ? [new FakeTrack(), new FakeTrack()] : [new FakeTrack()]
  }
  getTracks = () => this.tracks
  getVideoTracks = () => this.tracks.slice(0, 1)
  get isOff() {
    return this.tracks.every(({ isStopped }) => isStopped)
  }
}

let recorders: FakeRecorder[]
let supported: string[]
let content: string

class FakeRecorder {
  static isTypeSupported = (type: string) => supported.includes(type)
  state = 'inactive'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | undefined
  onerror: (() => void) | undefined
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType: string },
  ) {
    recorders.push(this)
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob([content]) })
    this.onstop?.()
  }
}

type Constraints = { video: object; audio?: boolean }
const ask = jest.fn<Promise<FakeStream>, [Constraints]>()

/** A refusal of the browser. */
const named = (name: string) => Object.assign(new Error(name), { name })

let faults: CameraFault[]
let one: Camera

function withBrowser(devices: object | undefined, recorder: unknown): void {
  Object.defineProperty(window.navigator, 'mediaDevices', { configurable: true, value: devices })
  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, writable: true, value: recorder })
}

beforeEach(() => {
  faults = []
  recorders = []
  supported = ['video/webm;codecs=vp8,opus', 'video/webm']
  content = 'clip'
  ask.mockReset().mockImplementation(async ({ audio }) => new FakeStream(audio === true))
  withBrowser({ getUserMedia: ask }, FakeRecorder)
  one = camera.make((fault) => faults.push(fault))
})

/** An element that shows a picture of this size, and what it shows. */
function element(width = 640, height = 480): HTMLVideoElement & { srcObject: unknown } {
  const video = document.createElement('video')
  Object.defineProperty(video, 'srcObject', { writable: true, value: null })
  Object.defineProperty(video, 'videoWidth', { configurable: true, value: width })
  Object.defineProperty(video, 'videoHeight', { value: height })
  Object.defineProperty(video, 'readyState', { configurable: true, value: width > 0 ? 4 : 0 })
  return video
}

const latestStream = async () => ask.mock.results.at(-1)?.value as Promise<FakeStream>

describe('the camera of a browser', () => {
  it('is the front one, with sound, and is shown by the element whether that comes before or after it', async () => {
    const before = element()
    one.feed.show(before)
    expect(await one.start()).toBe('started')
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ video: { facingMode: 'user' }, audio: true })
    const after = element()
    one.feed.show(after)
    const stream = await latestStream()
    expect([before.srcObject, after.srcObject]).toEqual([stream, stream])
  })

  it('goes on without sound where the customer gives no microphone, or has none', async () => {
    ask.mockRejectedValueOnce(named('NotAllowedError'))
    expect(await one.start()).toBe('started')
    expect(ask.mock.calls.map(([{ audio }]) => audio)).toEqual([true, undefined])
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'failed'],
  ])('that the browser refuses with %s is %s', async (name, outcome) => {
    ask.mockRejectedValue(named(name))
    expect(await one.start()).toBe(outcome)
  })

  it.each([
    ['has no devices', () => withBrowser(undefined, FakeRecorder)],
    ['cannot record', () => withBrowser({ getUserMedia: ask }, undefined)],
  ])('is missing where the browser %s, and nothing is asked', async (_, change) => {
    change()
    expect(await one.start()).toBe('missing')
    expect(ask).not.toHaveBeenCalled()
  })

  it('is off after a stop, and its element is empty', async () => {
    const video = element()
    one.feed.show(video)
    await one.start()
    one.stop()
    expect([(await latestStream()).isOff, video.srcObject]).toEqual([true, null])
  })

  it('is off where it was stopped while the browser still asked', async () => {
    const starting = one.start()
    one.stop()
    await starting
    expect((await latestStream()).isOff).toBe(true)
    expect(await one.startRecording()).toBe(false)
  })

  it('that is started again ends the one before', async () => {
    await one.start()
    const first = await latestStream()
    await one.start()
    expect([first.isOff, (await latestStream()).isOff]).toEqual([true, false])
  })

  it('that the system ends, as a call does, is off and interrupted', async () => {
    await one.start()
    const stream = await latestStream()
    stream.tracks[0]?.onended?.()
    expect([faults, stream.isOff]).toEqual([['interrupted'], true])
  })
})

describe('a picture of a browser', () => {
  const draw = jest.fn()
  /** Brightness of what the camera shows. */
  let light = 200
  function withCanvas(blob: Blob | null): void {
    const getImageData = () => ({ data: Uint8ClampedArray.from([light, light, light, 255]) })
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: draw, getImageData } as never)
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(blob))
  }
  afterEach(() => jest.restoreAllMocks())

  it('is what the element shows, as a JPEG', async () => {
    const blob = new Blob(['jpeg'])
    withCanvas(blob)
    const video = element()
    one.feed.show(video)
    expect(await one.takePicture()).toEqual({ path: 'face.jpg', blob })
    expect(draw).toHaveBeenCalledWith(video, 0, 0)
  })

  it('is none without an element, and where the browser makes none', async () => {
    withCanvas(null)
    expect(await one.takePicture()).toBeUndefined()
    one.feed.show(element())
    expect(await one.takePicture()).toBeUndefined()
  })

  it('is taken once the camera shows more than black, or has shown black for two seconds', async () => {
    jest.useFakeTimers()
    const blob = new Blob(['jpeg'])
    withCanvas(blob)
    light = 0
    one.feed.show(element())
    let taken: unknown
    const take = async () => {
      taken = await one.takePicture()
    }
    void take()
    await jest.advanceTimersByTimeAsync(500)
    expect(taken).toBeUndefined()
    light = 90
    await jest.advanceTimersByTimeAsync(100)
    expect(taken).toEqual({ path: 'face.jpg', blob })
    light = 0
    taken = undefined
    void take()
    await jest.advanceTimersByTimeAsync(1_900)
    expect(taken).toBeUndefined()
    await jest.advanceTimersByTimeAsync(100)
    expect(taken).toEqual({ path: 'face.jpg', blob })
    light = 200
    jest.useRealTimers()
  })

  it('is the first one where the camera has just been opened, and none where that does not come', async () => {
    jest.useFakeTimers()
    const blob = new Blob(['jpeg'])
    withCanvas(blob)
    const late = element()
    // Its size is known, its first picture is not there yet.
    Object.defineProperty(late, 'readyState', { configurable: true, value: 1 })
    one.feed.show(late)
    const taken = one.takePicture()
    Object.defineProperty(late, 'readyState', { value: 2 })
    late.dispatchEvent(new Event('loadeddata'))
    expect(await taken).toEqual({ path: 'face.jpg', blob })
    one.feed.show(element(0, 0))
    const none = one.takePicture()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await none).toBeUndefined()
    jest.useRealTimers()
  })
})

describe('a recording of a browser', () => {
  it.each([
    [['video/webm;codecs=vp8,opus', 'video/webm'], 'video/webm;codecs=vp8,opus', 'recording.webm', 'video/webm'],
    [['video/webm'], 'video/webm', 'recording.webm', 'video/webm'],
    [['video/mp4'], 'video/mp4', 'recording.mp4', 'video/mp4'],
  ])('of the types %j is %s, a file %s', async (types, chosen, path, type) => {
    supported = types
    await one.start()
    expect(await one.startRecording()).toBe(true)
    const file = await one.stopRecording()
    expect([recorders[0]?.options.mimeType, file?.path, file?.blob?.type]).toEqual([chosen, path, type])
    expect(file?.blob?.size).toBe(content.length)
  })

  it('is none without a camera, without a type in common, and where the recorder refuses', async () => {
    expect(await one.startRecording()).toBe(false)
    supported = []
    await one.start()
    expect(await one.startRecording()).toBe(false)
    supported = ['video/webm']
    jest.spyOn(FakeRecorder.prototype, 'start').mockImplementationOnce(() => {
      throw named('NotSupportedError')
    })
    expect(await one.startRecording()).toBe(false)
    expect(await one.stopRecording()).toBeUndefined()
  })

  it('that is empty, or that the browser has ended by itself, leaves no file', async () => {
    content = ''
    await one.start()
    await one.startRecording()
    expect(await one.stopRecording()).toBeUndefined()
    await one.startRecording()
    Object.assign(recorders[1] ?? {}, { state: 'inactive' })
    expect(await one.stopRecording()).toBeUndefined()
  })

  it('is discarded when the camera is stopped', async () => {
    await one.start()
    await one.startRecording()
    one.stop()
    expect([recorders[0]?.state, recorders[0]?.ondataavailable]).toEqual(['inactive', null])
    expect(await one.stopRecording()).toBeUndefined()
  })
})

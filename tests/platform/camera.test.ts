import type { CameraFault, CameraPort } from '@/platform/media/cameraPort'
import type { MayUseCamera } from '@/platform/media/ports'

interface Call {
  success?(answer?: object): void
  fail?(): void
  timeoutCallback?(): void
}

const mockContext = { takePhoto: jest.fn(), startRecord: jest.fn(), stopRecord: jest.fn() }
const mockAuthorize = jest.fn()
const mockGetSetting = jest.fn()
const mockOpenSetting = jest.fn()
const mockMake = jest.fn((_id: string) => mockContext)
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    authorize: (options: object) => mockAuthorize(options),
    getSetting: () => mockGetSetting(),
    openSetting: () => mockOpenSetting(),
    createCameraContext: (id: string) => mockMake(id),
  },
}))

const { camera } = jest.requireActual<{ camera: CameraPort }>('../../src/platform/media/camera.ts')
const { mayUseCamera: mayOnAlipay } = jest.requireActual<{ mayUseCamera: MayUseCamera }>(
  '../../src/platform/media/cameraPermission.alipay.ts',
)

const succeed = (answer?: object) => (call: Call) => call.success?.(answer)
const failing = (call: Call) => call.fail?.()

let faults: CameraFault[]
beforeEach(() => {
  faults = []
  jest.resetAllMocks()
  mockMake.mockReturnValue(mockContext)
  mockAuthorize.mockResolvedValue({ errMsg: 'authorize:ok' })
  mockContext.takePhoto.mockImplementation(succeed({ tempImagePath: 'http://tmp/face.jpg' }))
  mockContext.startRecord.mockImplementation(succeed())
  mockContext.stopRecord.mockImplementation(succeed({ tempVideoPath: 'http://tmp/face.mp4' }))
})

const make = () => camera.make((fault) => faults.push(fault))

async function started() {
  const one = make()
  await one.start()
  return one
}

/** Lets what follows an answer run. */
const turn = () => new Promise((done) => setImmediate(done))

describe('the camera of a mini-program', () => {
  it('asks for the permission, and starts with it', async () => {
    expect(await make().start()).toBe('started')
    expect(mockAuthorize.mock.calls).toEqual([[{ scope: 'scope.camera' }]])
  })

  it('is denied without the permission', async () => {
    mockAuthorize.mockRejectedValue({ errMsg: 'authorize:fail auth deny' })
    expect(await make().start()).toBe('denied')
    mockAuthorize.mockRejectedValue({ errno: 104, errMsg: 'authorize:fail privacy permission is not authorized' })
    expect(await make().start()).toBe('unagreed')
  })

  it('takes a picture of the element on the screen', async () => {
    expect(await (await started()).takePicture()).toEqual({ path: 'http://tmp/face.jpg' })
    expect(mockMake).toHaveBeenCalledWith('camera')
  })

  it.each([
    ['fails', failing],
    ['has no path', succeed({})],
  ])('gives no picture where the host %s', async (_, answer) => {
    mockContext.takePhoto.mockImplementation(answer)
    expect(await (await started()).takePicture()).toBeUndefined()
  })

  it('records a clip', async () => {
    const one = await started()
    expect(await one.startRecording()).toBe(true)
    expect(await one.stopRecording()).toEqual({ path: 'http://tmp/face.mp4' })
    expect(faults).toEqual([])
  })

  it('says where a recording does not begin, and where it leaves no clip', async () => {
    const one = await started()
    mockContext.startRecord.mockImplementation(failing)
    expect(await one.startRecording()).toBe(false)
    expect(await one.stopRecording()).toBeUndefined()
    mockContext.startRecord.mockImplementation(succeed())
    mockContext.stopRecord.mockImplementation(failing)
    await one.startRecording()
    expect(await one.stopRecording()).toBeUndefined()
  })

  it('ends a recording in progress when it is stopped, and tells of nothing afterwards', async () => {
    const one = await started()
    await one.startRecording()
    one.stop()
    expect(mockContext.stopRecord).toHaveBeenCalledTimes(1)
    one.feed.end()
    one.feed.refuse()
    await turn()
    expect(faults).toEqual([])
  })

  it('that the host ends is interrupted, told once', async () => {
    const one = await started()
    one.feed.end()
    one.feed.end()
    expect(faults).toEqual(['interrupted'])
  })

  it('whose longest time is over, or whose page was hidden, is interrupted', async () => {
    mockContext.startRecord.mockImplementation((call: Call) => {
      call.success?.()
      call.timeoutCallback?.()
    })
    await (await started()).startRecording()
    expect(faults).toEqual(['interrupted'])
  })

  it.each<[CameraFault, () => void]>([
    ['denied', () => void mockAuthorize.mockRejectedValue({})],
    ['failed', () => undefined],
  ])('whose element reports an error is %s, by what the permission says', async (fault, change) => {
    const one = await started()
    change()
    one.feed.refuse()
    await turn()
    expect(faults).toEqual([fault])
  })

  it('needs no element of a browser', async () => {
    expect(() => make().feed.show(null)).not.toThrow()
  })

  it.each([
    ['opens', () => mockOpenSetting.mockResolvedValue({})],
    ['refuses to open', () => mockOpenSetting.mockRejectedValue({})],
  ])('its permission can be given in the settings, which the host %s', async (_, change) => {
    change()
    await expect(camera.openSettings?.()).resolves.toBeUndefined()
    expect(mockOpenSetting).toHaveBeenCalledTimes(1)
  })
})

describe('the permission on Alipay, which asks when the element appears', () => {
  it.each([
    [{ camera: false }, 'denied'],
    [{ camera: true }, 'allowed'],
    [{}, 'allowed'],
  ])('with the answers %j is %s', async (authSetting, may) => {
    mockGetSetting.mockResolvedValue({ authSetting })
    expect(await mayOnAlipay()).toBe(may)
  })

  it('is left to the element where the settings cannot be read', async () => {
    mockGetSetting.mockRejectedValue({})
    expect(await mayOnAlipay()).toBe('allowed')
  })
})

import { connectApp } from '@tests/request/fakeApp'
import { settled } from '@tests/request/fakeHost'
import { type CardPictureReq, uploadImgFile } from '@/contract/identity/idCard'
import { measuredPixels, sentPixels } from '@/domain/identity/photoRules'
import { PhotoStore } from '@/domain/identity/photoStore'
import type { Photo, PhotoEnd, PhotoSource } from '@/platform/media/choosePhotoPort'
import type { GreyPicture } from '@/platform/media/photoWorkPort'
import { ApiError } from '@/request/errors'

const mockChoose = jest.fn<Promise<PhotoEnd>, [PhotoSource]>()
const mockSettings = jest.fn<Promise<boolean>, []>()
const mockHost: { openSettings: (() => Promise<boolean>) | undefined } = { openSettings: undefined }
const mockGrey = jest.fn<Promise<GreyPicture | undefined>, [Photo, number]>()
const mockShrink = jest.fn<Promise<Photo>, [Photo, number]>()
const mockUpload = jest.fn<Promise<object>, [object, object, object]>()
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/media/choosePhoto', () => ({
  choosePhoto: {
    choose: (source: PhotoSource) => mockChoose(source),
    get openSettings() {
      return mockHost.openSettings
    },
  },
}))
jest.mock('@/platform/media/photoWork', () => ({
  photoWork: {
    greyOf: (...args: [Photo, number]) => mockGrey(...args),
    shrink: (...args: [Photo, number]) => mockShrink(...args),
  },
}))
jest.mock('@/request/upload', () => ({ upload: (...args: [object, object, object]) => mockUpload(...args) }))

const photo: Photo = { file: { path: 'blob:1' }, size: 90_000, type: 'jpeg', width: 1600, height: 1000 }
const chosen = (more: Partial<Photo> = {}): PhotoEnd => ({ kind: 'chosen', photo: { ...photo, ...more } })
const dark: GreyPicture = { width: 2, height: 2, pixels: [0, 0, 0, 0] }

let fields: CardPictureReq | undefined
const taken = jest.fn()
const refused = jest.fn()
let store: PhotoStore<CardPictureReq>

beforeEach(() => {
  connectApp()
  jest.resetAllMocks()
  mockHost.openSettings = undefined
  mockChoose.mockResolvedValue(chosen())
  mockGrey.mockResolvedValue(undefined)
  mockShrink.mockImplementation(async (one) => ({ ...one, size: 1 }))
  mockUpload.mockResolvedValue({})
  fields = { orderId: 'O1', side: 'front' }
  store = new PhotoStore({ endpoint: uploadImgFile, fields: () => fields, taken, refused })
})

const fails = (kind: 'refused' | 'offline') =>
  mockUpload.mockRejectedValueOnce(new ApiError({ kind, code: 'PICTURE_DARK', message: 'too dark', traceId: 't' }))

describe('a picture that proves something', () => {
  it('is chosen, measured and sent with its order, and is silent of its failure', async () => {
    await store.choose('album')
    expect(mockChoose).toHaveBeenCalledWith('album')
    expect(mockGrey).toHaveBeenCalledWith(photo, measuredPixels)
    expect(mockUpload.mock.calls).toEqual([[uploadImgFile, { file: photo.file, fields }, { toast: false }]])
    expect([taken.mock.calls.length, store.isBusy, store.trouble, store.photo]).toEqual([1, false, undefined, photo])
    expect(mockShrink).not.toHaveBeenCalled()
  })

  it('is scaled down first where it is larger than reading needs', async () => {
    mockChoose.mockResolvedValue(chosen({ width: 4_000 }))
    await store.choose('album')
    expect(mockShrink).toHaveBeenCalledWith({ ...photo, width: 4_000 }, sentPixels)
    expect(mockUpload).toHaveBeenCalledTimes(1)
  })

  it('is being prepared while it is measured and scaled, and no other is chosen meanwhile', async () => {
    let measured: (grey: undefined) => void = () => undefined
    mockGrey.mockReturnValue(
      new Promise((done) => {
        measured = done
      }),
    )
    void store.choose('album')
    await settled()
    expect([store.isPreparing, store.isBusy]).toEqual([true, true])
    await store.choose('camera')
    store.sendAnyway()
    expect([mockChoose.mock.calls.length, mockUpload.mock.calls.length]).toEqual([1, 0])
    measured(undefined)
    await settled()
    expect([store.isPreparing, mockUpload.mock.calls.length]).toEqual([false, 1])
  })

  it('is not sent where no order is open', async () => {
    fields = undefined
    await store.choose('album')
    expect([mockUpload.mock.calls.length, store.isBusy]).toEqual([0, false])
  })

  it('U6 that no server reads is said, and not sent', async () => {
    mockChoose.mockResolvedValue(chosen({ type: 'gif' }))
    await store.choose('album')
    expect([store.trouble, store.isBusy, mockGrey.mock.calls.length, mockUpload.mock.calls.length]).toEqual([
      { kind: 'format' },
      false,
      0,
      0,
    ])
  })

  it('that looks dark is sent only where the customer wants it', async () => {
    mockGrey.mockResolvedValue(dark)
    await store.choose('album')
    expect([store.trouble, mockUpload.mock.calls.length]).toEqual([{ kind: 'dark' }, 0])
    store.sendAnyway()
    expect(store.isBusy).toBe(true)
    await settled()
    expect([store.trouble, mockUpload.mock.calls.length, taken.mock.calls.length]).toEqual([undefined, 1, 1])
  })

  it('that the server refuses says why, and the order is told of it', async () => {
    fails('refused')
    await store.choose('album')
    expect([store.trouble, refused.mock.calls, store.isBusy]).toEqual([
      { kind: 'refused', message: 'too dark' },
      [['PICTURE_DARK']],
      false,
    ])
  })

  it('whose answer was lost can be sent again as it is', async () => {
    fails('offline')
    await store.choose('album')
    expect([store.trouble, refused.mock.calls.length]).toEqual([{ kind: 'lost' }, 0])
    // The screen has shown how the last one ended.
    store.sending.take()
    store.sendAnyway()
    await settled()
    expect([mockUpload.mock.calls.length, store.trouble, taken.mock.calls.length]).toEqual([2, undefined, 1])
  })

  it('without one there is nothing to send', async () => {
    store.sendAnyway()
    await settled()
    expect([store.isBusy, mockUpload.mock.calls.length]).toEqual([false, 0])
  })
})

describe('a choice that gives no picture', () => {
  it.each([
    ['camera', 'denied', { kind: 'denied' }],
    ['album', 'failed', { kind: 'unread' }],
    ['album', 'cancelled', undefined],
    ['camera', 'cancelled', { kind: 'cameraShut' }],
  ] as const)('from the %s, %s, says %j', async (source, kind, trouble) => {
    mockChoose.mockResolvedValue({ kind })
    await store.choose(source)
    expect([store.trouble, store.isBusy, mockUpload.mock.calls.length]).toEqual([trouble, false, 0])
  })

  it('says nothing of the camera where the host can open its permissions, or where a picture is there', async () => {
    mockHost.openSettings = mockSettings
    mockChoose.mockResolvedValueOnce({ kind: 'cancelled' })
    await store.choose('camera')
    expect(store.trouble).toBeUndefined()
    mockHost.openSettings = undefined
    await store.choose('album')
    mockChoose.mockResolvedValueOnce({ kind: 'cancelled' })
    await store.choose('camera')
    expect([store.trouble, store.photo]).toEqual([undefined, photo])
  })

  it.each([
    [true, undefined],
    [false, { kind: 'denied' }],
  ])('the camera that is allowed in the permissions (%s) leaves %j', async (isAllowed, trouble) => {
    mockHost.openSettings = mockSettings
    mockSettings.mockResolvedValue(isAllowed)
    mockChoose.mockResolvedValue({ kind: 'denied' })
    await store.choose('camera')
    await store.openSettings()
    expect(store.trouble).toEqual(trouble)
  })
})

describe('a screen that was left', () => {
  it.each(['chosen', 'measured', 'scaled'])('sends no picture that is %s afterwards', async (what) => {
    let go: (value: never) => void = () => undefined
    const later = new Promise<never>((done) => {
      go = done
    })
    if (what === 'chosen') mockChoose.mockReturnValue(later)
    else if (what === 'measured') mockGrey.mockReturnValue(later)
    else {
      mockChoose.mockResolvedValue(chosen({ width: 4_000 }))
      mockShrink.mockReturnValue(later)
    }
    void store.choose('album')
    await settled()
    store.drop()
    go((what === 'chosen' ? chosen() : what === 'measured' ? undefined : photo) as never)
    await settled()
    expect(mockUpload).not.toHaveBeenCalled()
  })

  it('takes no answer to what was sent before', async () => {
    let answer: (value: object) => void = () => undefined
    mockUpload.mockReturnValue(
      new Promise((done) => {
        answer = done
      }),
    )
    void store.choose('album')
    await settled()
    store.drop()
    answer({})
    await settled()
    expect(taken).not.toHaveBeenCalled()
  })
})

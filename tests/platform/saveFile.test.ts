/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { SaveFilePort } from '@/platform/storage/saveFilePort'

interface FileCall {
  filePath: string
  success?(result: object): void
  fail?(result: object): void
}

const mockShare = jest.fn()
const mockRead = jest.fn()
const mockUnlink = jest.fn()
const mockSet = jest.fn()
const mockHost: Record<string, unknown> = {
  setClipboardData: (options: object) => mockSet(options),
  getFileSystemManager: () => ({ readFile: mockRead, unlink: mockUnlink }),
}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))
jest.mock('@/platform/host/clipboard', () => jest.requireActual('../../src/platform/host/clipboard.ts'))

const portOf = (file: string) =>
  jest.requireActual<{ saveFile: SaveFilePort }>(`../../src/platform/storage/${file}`).saveFile
const mini = portOf('saveFile.ts')
const weapp = portOf('saveFile.weapp.ts')
const h5 = portOf('saveFile.h5.ts')

beforeEach(() => {
  for (const mock of [mockShare, mockRead, mockUnlink, mockSet]) mock.mockReset()
  mockHost.shareFileMessage = mockShare
})

describe('a file in Alipay and Douyin', () => {
  it('goes to the clipboard as text', async () => {
    mockRead.mockImplementation(({ success }: FileCall) => success?.({ data: '{"金": 1}' }))
    mockSet.mockResolvedValue({})
    expect([mini.way, await mini.hand('tmp/1', 'my.json')]).toEqual(['copy', true])
    expect(mockRead.mock.calls[0]?.[0]).toMatchObject({ filePath: 'tmp/1', encoding: 'utf8' })
    expect(mockSet.mock.calls).toEqual([[{ data: '{"金": 1}' }]])
  })

  it('is not handed over where it cannot be read, or the host refuses', async () => {
    mockRead.mockImplementationOnce(({ fail }: FileCall) => fail?.({ errMsg: 'readFile:fail no such file' }))
    expect(await mini.hand('tmp/1', 'my.json')).toBe(false)
    mockRead.mockImplementationOnce(({ success }: FileCall) => success?.({ data: '' }))
    mockSet.mockRejectedValue({ errMsg: 'setClipboardData:fail' })
    expect(await mini.hand('tmp/1', 'my.json')).toBe(false)
  })
})

describe('a file in WeChat', () => {
  it.each([
    ['success', true],
    ['fail', false],
  ] as const)('is sent to a chat under its name: %s', async (how, isHanded) => {
    mockShare.mockImplementation((call: FileCall) => call[how]?.({}))
    expect([weapp.way, await weapp.hand('tmp/1', 'my.json')]).toEqual(['share', isHanded])
    expect(mockShare.mock.calls[0]?.[0]).toMatchObject({ filePath: 'tmp/1', fileName: 'my.json' })
  })

  it('is not handed over by a version without chats', async () => {
    mockHost.shareFileMessage = undefined
    expect(await weapp.hand('tmp/1', 'my.json')).toBe(false)
  })
})

it.each([
  ['WeChat', weapp],
  ['Alipay and Douyin', mini],
])('U3 a file of %s is removed from the host', (_host, port) => {
  port.forget('tmp/1')
  const [call] = mockUnlink.mock.calls[0] as [FileCall]
  expect(call.filePath).toBe('tmp/1')
  expect(() => call.fail?.({})).not.toThrow()
})

describe('a file in a browser', () => {
  it('is downloaded under its name, and leaves no element behind', async () => {
    const clicked: [string, string][] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push([this.href, this.download])
    })
    expect([h5.way, await h5.hand('blob:https://m.example/1', 'my.json')]).toEqual(['save', true])
    expect(clicked).toEqual([['blob:https://m.example/1', 'my.json']])
    expect(document.querySelector('a')).toBeNull()
    click.mockRestore()
  })

  it('U3 is given back to the browser', () => {
    const revoke = jest.fn()
    Object.assign(URL, { revokeObjectURL: revoke })
    h5.forget('blob:https://m.example/1')
    expect(revoke).toHaveBeenCalledWith('blob:https://m.example/1')
  })
})

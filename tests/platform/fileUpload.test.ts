import type { StartUpload, WrapFile } from '@/platform/network/fileUploadPort'

interface ReadOptions {
  filePath: string
  success(result: { data: ArrayBuffer }): void
  fail(result: { errMsg: string }): void
}

const mockAbort = jest.fn()
const mockTask = Object.assign(Promise.resolve({ statusCode: 200, data: '{}' }), { abort: mockAbort })
const mockUpload = jest.fn((_options: object) => mockTask)
const mockRequest = jest.fn((_options: object) => Promise.resolve({ statusCode: 200, data: '{}' }))
let mockReadFile: (options: ReadOptions) => void = () => undefined

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    uploadFile: mockUpload,
    request: mockRequest,
    getFileSystemManager: () => ({ readFile: (options: ReadOptions) => mockReadFile(options) }),
  },
}))

interface Port {
  startUpload: StartUpload
  wrapFile: WrapFile
}
const mini = jest.requireActual<Port>('../../src/platform/network/fileUpload.ts')
const h5 = jest.requireActual<Port>('../../src/platform/network/fileUpload.h5.ts')

const form = { url: 'https://a.example/upload', headers: { Token: 't' }, fields: { sign: 's' }, timeout: 60_000 }

describe('a file on a mini-program', () => {
  it('R-22 is sent by the host as a form, in which it is named `file`', async () => {
    const task = mini.startUpload({ ...form, file: { path: 'tmp/face.jpg' } })
    expect(mockUpload.mock.calls).toEqual([
      [
        {
          url: form.url,
          header: { Token: 't' },
          name: 'file',
          filePath: 'tmp/face.jpg',
          formData: { sign: 's' },
          timeout: 60_000,
          fileType: 'image',
        },
      ],
    ])
    expect(await task.answer).toEqual({ statusCode: 200, data: '{}' })
  })

  it.each([
    ['tmp/face.jpg', 'image'],
    ['tmp/face', 'image'],
    ['tmp/face.mp4.jpg', 'image'],
    ['tmp/face-mp4', 'image'],
    ['tmp/face.mp4', 'video'],
    ['tmp/face.MOV', 'video'],
  ])('R-22 %s has the file type that Alipay asks for: %s', (path, fileType) => {
    mini.startUpload({ ...form, file: { path } })
    expect(mockUpload).toHaveBeenCalledWith(expect.objectContaining({ fileType }))
  })

  it('R-22 is not sent any further once the upload is stopped', () => {
    const task = mini.startUpload({ ...form, file: { path: 'tmp/face.jpg' } })
    expect(mockAbort).not.toHaveBeenCalled()
    task.stop()
    expect(mockAbort).toHaveBeenCalledTimes(1)
  })

  it('R-22 is put between two sequences of bytes, which stay whole', async () => {
    const paths: string[] = []
    mockReadFile = ({ filePath, success }) => {
      paths.push(filePath)
      success({ data: Uint8Array.of(3, 4, 5).buffer })
    }
    const body = await mini.wrapFile([1, 2], { path: 'tmp/face.jpg' }, [6, 7, 8, 9])
    expect([...new Uint8Array(body as ArrayBuffer)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(paths).toEqual(['tmp/face.jpg'])
  })

  it('R-22 that the host has deleted is an error with the host’s words', async () => {
    mockReadFile = ({ fail }) => fail({ errMsg: 'readFile:fail no such file' })
    await expect(mini.wrapFile([], { path: 'tmp/gone.jpg' }, [])).rejects.toThrow('readFile:fail no such file')
  })
})

describe('a file in a browser', () => {
  const file = { path: 'blob:1', blob: new Blob(['face'], { type: 'image/jpeg' }) }
  const sent = () => mockRequest.mock.calls[0]?.[0] as Record<string, unknown> & { data: FormData; signal: AbortSignal }

  it('R-22 is posted as a form with its fields, and the answer is not parsed', async () => {
    const task = h5.startUpload({ ...form, file })
    const { data, signal, ...rest } = sent()
    expect(rest).toEqual({ url: form.url, method: 'POST', header: { Token: 't' }, dataType: 'text' })
    expect([...data.keys()]).toEqual(['sign', 'file'])
    expect(data.get('sign')).toBe('s')
    expect(await (data.get('file') as Blob).text()).toBe('face')
    expect(signal.aborted).toBe(false)
    expect(await task.answer).toEqual({ statusCode: 200, data: '{}' })
  })

  it('R-22 is not sent any further once the upload is stopped', () => {
    const task = h5.startUpload({ ...form, file })
    task.stop()
    expect(sent().signal.aborted).toBe(true)
  })

  it('R-22 is put between two sequences of bytes', async () => {
    const body = await h5.wrapFile([60, 61], file, [62])
    expect(await (body as Blob).text()).toBe('<=face>')
  })

  it('R-22 is refused without its bytes: the content security policy forbids reading a blob address', async () => {
    const bare = { path: 'blob:1' }
    expect(() => h5.startUpload({ ...form, file: bare })).toThrow('on H5 a file comes with its blob')
    await expect(h5.wrapFile([], bare, [])).rejects.toThrow('on H5 a file comes with its blob')
    expect(mockRequest).not.toHaveBeenCalled()
  })
})

import { bytesOf } from '../../base64'
import { type HostApi, HostFailure, type Options } from './hostApi'
import { requirePermission } from './permissions'
import { pictureFacts } from './pictureFacts'

interface ChosenFile {
  path: string
  size: number
}

/** Temporary files, stored in the test's table; choosing a file returns the one that the test provides, or is cancelled if there is none. */
export function addFiles(host: HostApi): void {
  const { machine } = host
  const choose =
    (name: string) =>
    async (options: Options): Promise<ChosenFile[]> => {
      const isCamera = String(options.sourceType) === 'camera'
      await requirePermission(host, name, isCamera ? 'camera' : 'album')
      const files = (await machine.bridge('choose', [Number(options.count ?? 9), isCamera])) as ChosenFile[]
      if (files.length === 0) throw new HostFailure(host.isAlipay ? 'user cancel' : `${name}:fail cancel`, 11)
      return files
    }
  const chooseImage = choose('chooseImage')
  const chooseMedia = choose('chooseMedia')

  host.async('chooseImage', async (options) => {
    const files = await chooseImage(options)
    const paths = files.map(({ path }) => path)
    return { tempFilePaths: paths, tempFiles: files, ...(host.isAlipay && { apFilePaths: paths }) }
  })
  host.async('chooseMedia', async (options) => {
    const files = await chooseMedia(options)
    return {
      type: 'image',
      tempFiles: files.map(({ path, size }) => ({ tempFilePath: path, size, fileType: 'image' })),
    }
  })
  host.async('getImageInfo', async (options) => {
    const facts = pictureFacts(await readFile(host, String(options.src)))
    if (!facts) throw new HostFailure('download image failed')
    return { ...facts, path: options.src, orientation: 'up' }
  })
  host.async('compressImage', async (options) => ({ tempFilePath: options.src, apFilePaths: options.apFilePaths }))
  host.async('getFileInfo', async (options) => {
    const path = String(options.filePath ?? options.apFilePath)
    return { size: (await readFile(host, path)).byteLength }
  })
  host.effect('saveImageToPhotosAlbum', async (options) => {
    if (!pictureFacts(await readFile(host, String(options.filePath)))) throw new HostFailure('invalid file type')
  })
  host.effect('openDocument', async ({ filePath, fileType }) => {
    const bytes = await readFile(host, String(filePath))
    // A download has no ending that would tell the viewer what it is.
    const isPdf = decode(bytes.slice(0, 5), 'binary') === '%PDF-'
    if (fileType !== 'pdf' || !isPdf) throw new HostFailure('openDocument:fail filetype not supported')
    host.machine.person.tell('document', String(filePath))
  })
  host.put('getFileSystemManager', () => fileSystem(host))
}

async function readFile(host: HostApi, path: string): Promise<ArrayBuffer> {
  const base64 = (await host.machine.bridge('readFile', [path])) as string | null
  if (base64 === null) throw new HostFailure(`no such file or directory ${path}`)
  return bytesOf(base64).buffer
}

interface ReadOptions {
  filePath: string
  encoding?: string
  success?: (result: object) => void
  fail?: (result: object) => void
  complete?: () => void
}

/** The file manager: `readFile`, `writeFile` of base64, `getFileInfo` and `unlink`; other functions are missing on purpose, so that calling them is an error. */
function fileSystem(host: HostApi): object {
  const run = async (options: ReadOptions, pick: (bytes: ArrayBuffer) => object): Promise<void> => {
    try {
      const result = pick(await readFile(host, options.filePath))
      host.machine.recorder.guard(() => options.success?.(result))
    } catch (error) {
      host.machine.recorder.guard(() => options.fail?.({ errMsg: `readFile:fail ${(error as Error).message}` }))
    }
    host.machine.recorder.guard(() => options.complete?.())
  }
  return {
    readFile: (options: ReadOptions) => void run(options, (bytes) => ({ data: decode(bytes, options.encoding) })),
    writeFile: ({ filePath, data, encoding, success, fail }: ReadOptions & { data?: unknown }) => {
      const isWritable = encoding === 'base64' && filePath.startsWith('http://usr/')
      if (!isWritable) return host.machine.recorder.guard(() => fail?.({ errMsg: 'writeFile:fail permission denied' }))
      void host.machine
        .bridge('writeFile', [filePath, data])
        .then(() => host.machine.recorder.guard(() => success?.({ errMsg: 'writeFile:ok' })))
    },
    unlink: (options: ReadOptions) =>
      void host.machine
        .bridge('removeFile', [options.filePath])
        .then(() => host.machine.recorder.guard(() => options.success?.({ errMsg: 'unlink:ok' }))),
    getFileInfo: (options: ReadOptions) => void run(options, (bytes) => ({ size: bytes.byteLength })),
  }
}

function decode(bytes: ArrayBuffer, encoding: string | undefined): ArrayBuffer | string {
  if (!encoding) return bytes
  const all = [...new Uint8Array(bytes)]
  // jsdom has no TextDecoder.
  if (/^utf-?8$/.test(encoding))
    return decodeURIComponent(all.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  const binary = all.map((byte) => String.fromCharCode(byte)).join('')
  return encoding === 'base64' ? btoa(binary) : binary
}

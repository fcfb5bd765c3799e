import { base64Of, bytesOf } from './base64'
import type { Fields, WireFailure, WireRequest, WireResponse, WireUpload } from './protocol'

/** The origin that development builds are compiled with; a test or a page sends calls to its own sandbox instead. */
export const BUILT_ORIGIN = 'http://127.0.0.1:8700'

/** Files by their temporary path, as `http://tmp/1.png`. */
export type FileTable = Record<string, Uint8Array>

/** Replaces the body of an answer, by the path that was called; a body that is not JSON is passed as `undefined`. */
export type Rewrite = (path: string, body: unknown) => unknown

/** Makes the host's network calls, in Node for tests and in the browser for a person: one instance per app. */
export class Network {
  private readonly running = new Map<number, AbortController>()

  constructor(
    private readonly baseUrl: string | undefined,
    private readonly files: FileTable,
    /** How long each answer takes at least, in milliseconds. */
    private readonly latency: number,
    private readonly rewrite: Rewrite | undefined,
  ) {}

  /** A request; query or body are encoded as on the hosts. */
  async request(wire: WireRequest): Promise<WireResponse | WireFailure> {
    const headers = lowerCase(wire.headers)
    const url = new URL(this.redirected(wire.url))
    let body: string | Uint8Array<ArrayBuffer> | undefined
    const { data, bytes } = wire
    if (wire.method === 'GET' || wire.method === 'HEAD') {
      if (data && typeof data === 'object')
        for (const [name, value] of Object.entries(data)) url.searchParams.set(name, asParameter(value))
    } else if (bytes !== undefined) {
      headers['content-type'] ??= 'application/json'
      body = bytesOf(bytes)
    } else if (data !== undefined && data !== null) {
      headers['content-type'] ??= 'application/json'
      body = typeof data === 'string' ? data : encodeBody(headers['content-type'], data as Fields)
    }
    return this.send(wire, url.href, { method: wire.method, headers, body }, wire.binary)
  }

  /** An upload: real multipart bytes of a file from the table. */
  async upload(wire: WireUpload): Promise<WireResponse | WireFailure> {
    const bytes = this.files[wire.filePath]
    if (!bytes)
      return { failure: 'noFile', message: `uploadFile:fail createUploadTask:fail file not found ${wire.filePath}` }
    const form = new FormData()
    for (const [name, value] of Object.entries(wire.formData)) form.append(name, asParameter(value))
    const name = wire.filePath.split('/').at(-1) ?? 'file'
    form.append(wire.fieldName, new Blob([new Uint8Array(bytes)], { type: mediaType(name) }), name)
    const headers = lowerCase(wire.headers)
    // The boundary is created with the body; a content type set by the app would lack it.
    delete headers['content-type']
    return this.send(wire, this.redirected(wire.url), { method: 'POST', headers, body: form }, false)
  }

  /** Ends a running call. */
  abort(id: number): void {
    this.running.get(id)?.abort()
  }

  /** Ends all running calls. */
  close(): void {
    for (const controller of this.running.values()) controller.abort()
  }

  private async send(
    { id, timeout }: { id: number; timeout: number },
    url: string,
    init: RequestInit,
    binary: boolean,
  ): Promise<WireResponse | WireFailure> {
    const controller = new AbortController()
    this.running.set(id, controller)
    let late = false
    const timer = setTimeout(() => {
      late = true
      controller.abort()
    }, timeout)
    try {
      const response = await fetch(url, { ...init, signal: controller.signal })
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (this.latency > 0) await new Promise((resolve) => setTimeout(resolve, this.latency))
      const body = binary ? base64Of(bytes) : this.rewritten(new URL(url).pathname, new TextDecoder().decode(bytes))
      return { status: response.status, headers: Object.fromEntries(response.headers), body }
    } catch (error) {
      if (late) return { failure: 'timeout', message: 'timeout' }
      if (controller.signal.aborted) return { failure: 'abort', message: 'abort' }
      const { message, cause } = error as Error
      return { failure: 'network', message: cause instanceof Error ? cause.message : message }
    } finally {
      clearTimeout(timer)
      this.running.delete(id)
    }
  }

  private rewritten(path: string, text: string): string {
    if (!this.rewrite) return text
    const before = jsonOf(text)
    const after = this.rewrite(path, before)
    return after === before ? text : JSON.stringify(after)
  }

  private redirected(url: string): string {
    return this.baseUrl && url.startsWith(BUILT_ORIGIN)
      ? this.baseUrl.replace(/\/$/, '') + url.slice(BUILT_ORIGIN.length)
      : url
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const asParameter = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const lowerCase = (headers: Record<string, unknown>): Record<string, string> => {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}

function encodeBody(contentType: string, data: Fields): string {
  if (!contentType.includes('urlencoded')) return JSON.stringify(data)
  return new URLSearchParams(
    Object.entries(data).map(([name, value]): [string, string] => [name, asParameter(value)]),
  ).toString()
}

function mediaType(name: string): string {
  if (/\.png$/i.test(name)) return 'image/png'
  return /\.jpe?g$/i.test(name) ? 'image/jpeg' : 'application/octet-stream'
}

/** One request, as the app hands it to its host. */
export interface Request {
  url: string
  method: 'POST' | 'GET'
  headers: Record<string, string>
  /** Text of the body; absent with GET. */
  body?: string
}

/** One request and what came back. */
export interface Exchange extends Request {
  /** Absent where no answer came. */
  answer?: {
    status: number
    text: string
    /** The moment of the header `Date`, in milliseconds since the epoch; undefined where there is none. */
    date: number | undefined
  }
  /** From sending to the last byte, or to the failure, in milliseconds. */
  ms: number
  /** Why no answer came. */
  problem?: string
}

/** What happens to the requests of one call on their way. */
export interface Alteration {
  /** Changes a request before it is sent. */
  spoil?(request: Request): Request
  /** The server receives the request and answers, and its answer does not arrive. */
  losesAnswer?: true
}

/** What `Taro.request` takes, as far as the request layer uses it. */
interface HostRequest {
  url: string
  method: 'POST' | 'GET'
  header: Record<string, string>
  data?: object
  signal?: AbortSignal
}

/** The host's network call, over Node's `fetch`. It keeps every exchange. */
export class Transport {
  exchanges: Exchange[] = []
  alteration: Alteration = {}

  /** Stands in for `Taro.request`. Rejects as Taro does on H5 where there is no answer. */
  readonly request = async (asked: HostRequest): Promise<{ statusCode: number; data: string }> => {
    const { spoil = (same: Request) => same, losesAnswer } = this.alteration
    const request = spoil({
      url: asked.url,
      method: asked.method,
      headers: asked.header,
      ...(asked.data ? { body: JSON.stringify(asked.data) } : {}),
    })
    const exchange: Exchange = { ...request, ms: 0 }
    this.exchanges.push(exchange)
    const begin = performance.now()
    try {
      const { url, ...rest } = request
      const response = await fetch(url, { ...rest, ...(asked.signal ? { signal: asked.signal } : {}) })
      const text = await response.text()
      const date = Date.parse(response.headers.get('date') ?? '')
      exchange.answer = { status: response.status, text, date: Number.isNaN(date) ? undefined : date }
      if (losesAnswer) throw new Error('the answer was lost on purpose')
      return { statusCode: response.status, data: text }
    } catch (error) {
      exchange.problem = problemOf(error)
      throw { errMsg: `request:fail ${exchange.problem}` }
    } finally {
      exchange.ms = Math.round(performance.now() - begin)
    }
  }
}

/** The reason of a failed `fetch`: its own message is the same for all of them. */
function problemOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || cause.name : message
}

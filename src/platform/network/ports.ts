/** Calls the listener whenever the host's network connection is lost or restored; returns how to stop listening. */
export type WatchNetwork = (onChange: (online: boolean) => void) => () => void

/** Sets the colour in which the host writes the time and the battery, and after a space that of its own bar, where it draws one. */
export type SetStatusText = (colours: string) => void

/** A request as the host sends it. */
export interface HostRequest {
  url: string
  headers: Record<string, string>
  /** Fields of a JSON body, or the bytes of a multipart body. */
  body: object
}

/** What came over the wire. */
export interface HostAnswer {
  statusCode: number
  data?: unknown
  /** Of the request that the server has seen, where the page sent it before the app started. */
  traceId?: string
}

/**
 * Takes the answer to the same request where the page has sent it before the app started; each is taken once. It is undefined where there is
 * none, and becomes undefined where the page got none.
 */
export type TakeSentAhead = (request: HostRequest) => Promise<HostAnswer | undefined> | undefined

/** A JSON body to post. */
export interface LastWord {
  url: string
  headers: Record<string, string>
  body: object
}

export interface LeavePort {
  /** Calls whenever the user turns away from the app, maybe for good. */
  watch(onLeave: () => void): void
  /** Posts although the page may end at once, and answers the HTTP status; absent where the host lets calls end by themselves. */
  send?(word: LastWord): Promise<number>
}

/** A JSON body to post. */
export interface LastWord {
  url: string
  headers: Record<string, string>
  body: object
}

export interface LeavePort {
  /** Calls the listener whenever the user leaves the app, perhaps for good. */
  watch(onLeave: () => void): void
  /** Posts even if the page ends immediately, and returns the HTTP status; absent where the host completes normal calls. */
  send?(word: LastWord): Promise<number>
}

/** A key and its value in the app's storage, as the browser holds them. */
export type Stored = Readonly<Record<string, string>>

/** A window of a browser engine, 390 by 844 CSS px, with one page at a time. */
export interface Engine {
  /** Name and version, as the engine tells them. */
  name: string
  /** Opens an address, and waits for the document. */
  goto(address: string): Promise<void>
  /** Runs the body of a function in the page; arguments and answer are JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  /** What the window shows, as a PNG of one pixel per CSS px. */
  picture(): Promise<Buffer>
  /** Taps a place of the window, in CSS px. */
  tapAt(x: number, y: number): Promise<void>
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>
  /** Gives a file to the first `input` that this selector names. */
  chooseFile(selector: string, file: string): Promise<void>
  /** Errors in the page so far; an engine that cannot tell has none. */
  problems(): readonly string[]
  close(): Promise<void>
}

/** An engine that this machine may have. */
export interface Candidate {
  name: string
  /** Debian's packages that bring it. */
  packages: readonly string[]
  /** Routes whose window as a whole is drawn otherwise than in Chromium, and why: there only what stays in its place is compared. */
  drawsOtherwise: Readonly<Record<string, string>>
  /** How to start it; undefined where it is not installed. */
  find(): (() => Promise<Engine>) | undefined
}

/** Size of the window, in CSS px. */
export const size = { width: 390, height: 844 } as const

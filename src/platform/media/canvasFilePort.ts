/** What is used of the canvas that a mini-program's element is. */
export interface HostCanvas {
  width: number
  height: number
  getContext(type: '2d'): CanvasRenderingContext2D
  createImage(): HTMLImageElement
  toDataURL(): string
  /** Alipay. */
  toTempFilePath?(options: {
    success(answer: { tempFilePath?: string; apFilePath?: string }): void
    fail(error: unknown): void
  }): void
}

/** Writes what is drawn on a canvas into a file of the host, as a PNG; answers its path. Rejects where the host cannot. */
export type FileOfCanvas = (canvas: HostCanvas) => Promise<string>

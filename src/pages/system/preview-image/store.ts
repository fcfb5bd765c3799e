import { makeAutoObservable } from 'mobx'
import { picturesOf } from './pictures'

const most = 4

/** Which picture is large, and how large. */
export class PictureViewer {
  readonly pictures: readonly string[]
  index: number
  zoom = 1

  constructor(urls?: string, current?: string) {
    this.pictures = picturesOf(urls)
    this.index = Math.max(0, this.pictures.indexOf(current ?? ''))
    makeAutoObservable(this, { pictures: false }, { autoBind: true })
  }

  get picture(): string | undefined {
    return this.pictures[this.index]
  }

  /** Shows another picture of the list, whole again. */
  turnTo(index: number): void {
    if (index < 0 || index >= this.pictures.length || index === this.index) return
    this.index = index
    this.zoom = 1
  }

  /** A double tap, or the button: large, and back again. */
  toggle(): void {
    this.zoom = this.zoom > 1 ? 1 : 2
  }

  /** Two fingers: between the whole picture and four times its size. */
  pinch(factor: number): void {
    this.zoom = Math.min(most, Math.max(1, this.zoom * factor))
  }
}

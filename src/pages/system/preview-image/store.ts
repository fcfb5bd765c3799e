import { makeAutoObservable } from 'mobx'
import { picturesOf } from './pictures'

const most = 4

/** Which picture is large, and how large. */
export class PictureViewer {
  readonly pictures: readonly string[]
  place: number
  zoom = 1

  constructor(urls?: string, current?: string) {
    this.pictures = picturesOf(urls)
    this.place = Math.max(0, this.pictures.indexOf(current ?? ''))
    makeAutoObservable(this, { pictures: false }, { autoBind: true })
  }

  get picture(): string | undefined {
    return this.pictures[this.place]
  }

  /** Shows another picture of the list, whole again. */
  turnTo(place: number): void {
    if (place < 0 || place >= this.pictures.length || place === this.place) return
    this.place = place
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

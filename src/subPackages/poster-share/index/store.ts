import { makeAutoObservable } from 'mobx'
import { type Poster, type PosterInfoRes, posterInfo } from '@/contract/member/goldActivity'
import { dropAll } from '@/lib/drop'
import { poster } from '@/platform/media/poster'
import type { Drawing, SaveEnd } from '@/platform/media/posterPort'
import { Loadable } from '@/request/loadable'

/** The poster that is chosen, its finished picture, and what became of saving it. */
export class PosterStore {
  readonly page = new Loadable<PosterInfoRes>()
  /** The finished picture of the chosen poster. */
  picture: string | undefined = undefined
  /** `none`: the host could not draw it. */
  stage: 'drawing' | 'drawn' | 'saving' | 'none' = 'drawing'
  /** The customer has refused the album. */
  isDenied = false
  private chosenId: string | undefined = undefined
  private turn = 0

  constructor() {
    makeAutoObservable<PosterStore, 'turn'>(this, { turn: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(posterInfo, {}))
  }

  /** The texts on the posters are in the customer's language. */
  refresh(): Promise<void> {
    return this.page.refresh((read) => read(posterInfo, {}))
  }

  get posters(): readonly Poster[] {
    return this.page.value?.posters ?? []
  }

  get chosen(): Poster | undefined {
    return this.posters.find(({ posterId }) => posterId === this.chosenId) ?? this.posters[0]
  }

  choose(posterId: string): void {
    this.chosenId = posterId
  }

  /** Draws a poster in place of the one before; of two at once the newer one counts. */
  async draw(drawing: Drawing): Promise<void> {
    const turn = ++this.turn
    this.dropPicture()
    this.stage = 'drawing'
    const address = await poster.draw(drawing)
    if (turn === this.turn) this.keep(address)
    else if (address) poster.forget(address)
  }

  /** Saves the finished poster. A refused permission stays on the screen, with the way to the settings. */
  async save(): Promise<SaveEnd | undefined> {
    const { picture, turn } = this
    if (!picture || this.stage !== 'drawn') return undefined
    this.stage = 'saving'
    const end = await poster.save(picture)
    this.saved(end, turn)
    return end
  }

  /** Opens the host's permissions, and saves the poster where the album is allowed by then. */
  async allow(): Promise<SaveEnd | undefined> {
    return (await poster.openSettings?.()) ? this.save() : 'denied'
  }

  /** What is shared leads to the offer, in the customer's name. */
  share() {
    const { chosen, page } = this
    return {
      ...(page.value ? { path: page.value.link } : {}),
      ...(chosen ? { title: chosen.title, imageUrl: chosen.picture } : {}),
    }
  }

  /** The screen is closed. */
  drop(): void {
    dropAll(this)
    this.turn++
    this.dropPicture()
  }

  private keep(address: string | undefined): void {
    this.picture = address
    this.stage = address ? 'drawn' : 'none'
  }

  private saved(end: SaveEnd, turn: number): void {
    // Another poster may have been chosen meanwhile.
    if (turn === this.turn) this.stage = 'drawn'
    this.isDenied = end === 'denied'
  }

  private dropPicture(): void {
    if (this.picture) poster.forget(this.picture)
    this.picture = undefined
  }
}

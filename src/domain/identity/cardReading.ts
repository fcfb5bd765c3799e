import { makeAutoObservable } from 'mobx'
import type { CardPictureReq, CardSide, OcrInfo, SetOcrInfoReq, SetOcrInfoRes } from '@/contract/identity/idCard'
import { Form } from '@/lib/form'
import { Loadable } from '@/request/loadable'
import { requestPorts } from '@/request/ports'
import { type Refusal, Submission } from '@/request/submission'
import { type CardOrder, type CardPath, readCardOrder } from './cardOrder'
import { cardRules, long, ownerOf } from './cardRules'
import { PhotoStore } from './photoStore'

type CardField = keyof typeof cardRules

/** Fields that the customer may correct, by the side that they are read from. */
const fieldsOf: Record<CardSide, readonly CardField[]> = {
  front: ['name', 'idNumber', 'address'],
  back: ['validFrom', 'validUntil'],
}

/** The field that a refusal is about. */
const fieldAbout: Readonly<Record<string, CardField>> = {
  NAME_INVALID: 'name',
  ID_NUMBER_INVALID: 'idNumber',
  ID_MINOR: 'idNumber',
  ID_IN_USE: 'idNumber',
  ID_OTHER_PERSON: 'idNumber',
  ID_EXPIRED: 'validUntil',
}

interface ReadingOptions {
  path: CardPath
  /** Saving also confirms: the path has no screen of its own for that. */
  confirms: boolean
  /** A picture was read: what stands around the card may have changed. */
  read(): unknown
  /** A picture or the data was refused for a reason beyond them. */
  refused(code: string): unknown
}

/**
 * The ID card being photographed, read and corrected, for each way to prove it. What the customer has typed is changed by nothing but
 * a new picture.
 */
export class CardReading {
  readonly card = new Loadable<CardOrder>()
  readonly sides: Record<CardSide, PhotoStore<CardPictureReq>>
  readonly form = new Form(cardRules)
  readonly saving: Submission<SetOcrInfoReq, SetOcrInfoRes>
  /** Why the data could not be saved, where it is about no field. */
  refusal: string | undefined = undefined
  private readonly options: ReadingOptions
  /** Sides whose reading is in the form. */
  private readonly filled = new Set<CardSide>()
  private turn = 0

  constructor(options: ReadingOptions) {
    this.options = options
    this.sides = { front: this.photoOf('front'), back: this.photoOf('back') }
    this.saving = new Submission<SetOcrInfoReq, SetOcrInfoRes>({
      needsConsent: true,
      send: (form, send) => send(options.path.set, form),
      showRefusal: (refusal) => this.showRefusal(refusal),
      showLost: () => true,
    })
    makeAutoObservable<CardReading, 'filled' | 'turn' | 'options' | 'photoOf'>(
      this,
      {
        sides: false,
        options: false,
        filled: false,
        turn: false,
        photoOf: false,
      },
      { autoBind: true },
    )
  }

  /** Opens the order, and shows what was read of it. Nothing is sent before the privacy notice is accepted (U7). */
  async begin(): Promise<void> {
    if (!requestPorts().mayCollect()) return
    const turn = ++this.turn
    await this.card.load(async (read) => {
      const order = await readCardOrder(read, this.options.path)
      // Before the form is drawn: on H5 a field whose text changes before its element is there fails.
      if (turn === this.turn) this.fill(order)
      return order
    })
  }

  isRead(side: CardSide): boolean {
    return this.card.value?.sides.includes(side) ?? false
  }

  /** What was read, once both sides are. */
  get reading(): OcrInfo | undefined {
    return this.isRead('front') && this.isRead('back') ? this.card.value?.info : undefined
  }

  get isLong(): boolean {
    return this.form.text('validUntil') === long
  }

  setLong(isOn: boolean): void {
    this.form.type('validUntil', isOn ? long : '')
  }

  /** Keeps the corrected data; what is wrong is said beside its field. */
  save(): void {
    const { reading, card } = this
    const typed = this.form.read()
    if (!typed || !reading || !card.value) return
    this.refusal = undefined
    const { orderId } = card.value
    const isConfirmed = this.options.confirms
    void this.saving.submit({ ...reading, ...typed, ...ownerOf(typed.idNumber), orderId, isConfirmed })
  }

  private photoOf(side: CardSide): PhotoStore<CardPictureReq> {
    return new PhotoStore<CardPictureReq>({
      endpoint: this.options.path.upload,
      fields: () => this.card.value && { orderId: this.card.value.orderId, side },
      taken: () => void this.readAgain(side),
      refused: (code) => this.follow(code),
    })
  }

  /** A new picture of a side was read: its fields show the new reading. */
  private async readAgain(side: CardSide): Promise<void> {
    this.filled.delete(side)
    await this.begin()
    if (this.reading) await this.options.read()
  }

  private fill({ sides, info }: CardOrder): void {
    for (const side of sides) {
      if (this.filled.has(side)) continue
      this.filled.add(side)
      for (const field of fieldsOf[side]) this.form.type(field, info[field])
    }
  }

  private showRefusal({ code, message }: Refusal): true {
    const field = fieldAbout[code]
    if (field) {
      this.form.refuse(field, message)
      return true
    }
    this.refusal = message
    this.follow(code)
    return true
  }

  /** What the refusal of a picture or of the data changes beside it: the tries that are left, or the order itself. */
  private follow(code: string): void {
    if (code === 'ORDER_UNKNOWN' || code === 'SIDE_MISSING') void this.begin()
    else this.options.refused(code)
  }
}

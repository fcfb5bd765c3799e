import { makeAutoObservable, observableRef } from 'mobx'
import { ownData } from '@/contract/ownData'
import { dropAll } from '@/lib/drop'
import { saveFile } from '@/platform/storage/saveFile'
import { has } from '@/request/has'
import { Submission } from '@/request/submission'
import { downloadOwnData, type OwnFile } from './ownDataFile'

/** Downloads what is kept about the customer, and gives the file to them. The file is removed with the screen, and so with the session (U3). */
export class OwnDataStore {
  readonly making = new Submission<object, OwnFile>({
    send: (_, send) => downloadOwnData(send),
    done: (file) => this.keep(file),
  })
  readonly isOffered = has(ownData)
  isOpen = false
  file: OwnFile | undefined = undefined
  /** Whether the host gave the file to the customer; undefined until it was tried. */
  isHanded: boolean | undefined = undefined

  constructor() {
    makeAutoObservable(this, { file: observableRef }, { autoBind: true })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  make(): void {
    void this.making.submit({})
  }

  /** Gives the file to the customer; call it from a tap. */
  async hand(): Promise<void> {
    const { file } = this
    if (!file) return
    this.tellHanded(await saveFile.hand(file.path, file.name))
  }

  /** The screen is closed. */
  drop(): void {
    dropAll(this)
    if (this.file) saveFile.forget(this.file.path)
    this.file = undefined
  }

  private keep(file: OwnFile): void {
    this.file = file
    this.isHanded = undefined
  }

  private tellHanded(isHanded: boolean): void {
    this.isHanded = isHanded
  }
}

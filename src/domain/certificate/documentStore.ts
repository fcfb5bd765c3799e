import { makeAutoObservable, observableRef } from 'mobx'
import { type PaidOffDocumentReq, paidOffDocument } from '@/contract/certificate/delivery'
import { dropAll } from '@/lib/drop'
import { documentView } from '@/platform/media/documentView'
import { saveFile } from '@/platform/storage/saveFile'
import { has } from '@/request/has'
import { Submission } from '@/request/submission'
import { type DocumentFile, downloadDocument } from './documentFile'

/**
 * Fetches a certificate as a PDF and shows it. Its address is asked for anew each time, since it serves for a short while and carries no token
 * (U4); the file is removed with the screen, and so with the session (U3).
 */
export class DocumentStore {
  readonly isOffered = has(paidOffDocument)
  isOpen = false
  file: DocumentFile | undefined = undefined
  /** Whether the host has shown the file; undefined until it was asked to. */
  isShown: boolean | undefined = undefined
  /** Why there is no file, where the server said so. */
  refusal: string | undefined = undefined
  private certificateId = ''
  readonly fetching = new Submission<PaidOffDocumentReq, DocumentFile>({
    send: downloadDocument,
    done: (file) => this.keep(file),
    showRefusal: ({ message }) => this.refuse(message),
    showLost: () => true,
  })

  constructor() {
    makeAutoObservable<DocumentStore, 'certificateId'>(
      this,
      { file: observableRef, certificateId: false },
      { autoBind: true },
    )
  }

  /** Fetches the file of this certificate. A second tap meanwhile does nothing. */
  open(certificateId: string): void {
    if (this.fetching.busy) return
    this.removeFile()
    this.certificateId = certificateId
    this.isOpen = true
    this.fetch()
  }

  /** Fetches it again after a failure. */
  fetch(): void {
    this.refusal = undefined
    void this.fetching.submit({ certificateId: this.certificateId })
  }

  close(): void {
    this.isOpen = false
  }

  /** Shows the file; call it from a tap where the host demands that. */
  async view(): Promise<void> {
    const { file } = this
    if (file) this.tell(await documentView.show(file.path))
  }

  /** Gives the file to the customer; call it from a tap. */
  async save(): Promise<void> {
    const { file } = this
    if (file) await saveFile.hand(file.path, file.name)
  }

  /** The screen is closed. */
  drop(): void {
    dropAll(this)
    this.removeFile()
  }

  private removeFile(): void {
    if (this.file) saveFile.forget(this.file.path)
    this.file = undefined
    this.isShown = undefined
  }

  private keep(file: DocumentFile): void {
    this.file = file
    if (documentView.opensAtOnce) void this.view()
  }

  private refuse(message: string): true {
    this.refusal = message
    return true
  }

  private tell(isShown: boolean): void {
    this.isShown = isShown
  }
}

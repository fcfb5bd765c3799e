import { base64Of, bytesOf } from '../base64'
import type { FileTable } from '../network'
import type { Conditions } from './conditions'
import { sampleAddress } from './samples'
import { actionSheet } from './sheets'
import { say } from './texts'

interface ChosenFile {
  path: string
  size: number
}

/** Sample pictures that can be chosen in place of a file of this computer. */
const samples = [
  { name: 'front', text: 'sampleFront' },
  { name: 'back', text: 'sampleBack' },
  { name: 'bank', text: 'sampleBank' },
  { name: 'face', text: 'sampleFace' },
] as const

/** The files of a phone, in memory by their temporary path, and how a person chooses one. */
export class PhoneFiles {
  readonly table: FileTable = {}

  constructor(private readonly conditions: Conditions) {}

  /** The base64 of a file; null where there is none. */
  read(path: string): string | null {
    const bytes = this.table[path]
    return bytes ? base64Of(bytes) : null
  }

  write(path: string, base64: string): void {
    this.table[path] = bytesOf(base64)
  }

  remove(path: string): void {
    delete this.table[path]
  }

  /** Keeps a file, and returns its temporary path, at which the app may also show it. */
  keep(bytes: Uint8Array, ending = ''): string {
    const path = `${URL.createObjectURL(new Blob([new Uint8Array(bytes)]))}#file${ending}`
    this.table[path] = bytes
    return path
  }

  /** Pictures of the person, from a file of this computer or a sample; none where they cancel. */
  async choose(count: number): Promise<ChosenFile[]> {
    const choices = [say('fromDevice'), ...samples.map(({ text }) => say(text))]
    const index = await actionSheet(choices, say('choosePhoto'))
    if (index < 0) return []
    const sample = samples[index - 1]
    if (sample) return [await this.sample(sample.name)]
    const files = await pickFiles(count)
    return Promise.all(files.map(async (file) => this.chosen(new Uint8Array(await file.arrayBuffer()), endingOf(file))))
  }

  /** A sample picture as a file of the phone. */
  async sample(name: string): Promise<ChosenFile> {
    const answer = await fetch(sampleAddress(this.conditions, name))
    return this.chosen(new Uint8Array(await answer.arrayBuffer()), '.jpg')
  }

  private chosen(bytes: Uint8Array, ending: string): ChosenFile {
    return { path: this.keep(bytes, ending), size: bytes.byteLength }
  }
}

const endingOf = ({ name }: File): string => /\.\w+$/.exec(name)?.[0] ?? ''

function pickFiles(count: number): Promise<File[]> {
  const field = document.createElement('input')
  field.type = 'file'
  field.accept = 'image/*'
  field.multiple = count > 1
  return new Promise((resolve) => {
    field.addEventListener('change', () => resolve([...(field.files ?? [])].slice(0, count)))
    field.addEventListener('cancel', () => resolve([]))
    field.click()
  })
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Target } from '@tests/journeys/driver'
import type { Engine, Stored } from './engine'

const source = readFileSync(path.join(__dirname, 'inPage.js'), 'utf8')

/** A place in the window, in CSS px. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** Something that does not scroll with the page. */
export interface FixedPlace extends Place {
  name: string
}

/** What `inPage.js` offers, with its arguments and answers. */
interface InPage {
  place(target: Target, nth: number): { x: number; y: number } | null
  textOf(target: Target): string | null
  focusField(target: Target): boolean
  choose(picker: string, column: number, index: number): boolean
  whereNow(): { address: string; isStill: boolean }
  fixedPlaces(): FixedPlace[]
  isDrawn(): boolean
  store(values: Stored): void
  awaitClick(target: Target, nth: number): void
  hasClick(): boolean
  offerFileFields(): void
  displace(selector: string, pixels: number): void
}

/** Calls a function of `inPage.js` in the page. */
export const inPage = <Name extends keyof InPage>(
  engine: Engine,
  name: Name,
  ...args: Parameters<InPage[Name]>
): Promise<ReturnType<InPage[Name]>> =>
  engine.run(`const module = {}\n${source}\nreturn module.exports.${name}(...arguments)`, ...args)

/** How long a step may take, in milliseconds. */
const patience = 20_000

/** Looks until there is a value that is neither false nor missing; the error says what was waited for. */
export async function until<T>(look: () => Promise<T | null | undefined | false>, what: string): Promise<T> {
  for (const end = Date.now() + patience; ; ) {
    const value = await look()
    if (value) return value
    if (Date.now() > end) throw new Error(`waited ${patience} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

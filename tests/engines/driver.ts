import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { providerPage } from '@tests/e2e/cashierWay'
import type { Driver, Target } from '@tests/journeys/driver'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { routeAt } from '@/routes'
import type { Engine } from './engine'
import { inPage, until } from './page'

const nameOf = (target: Target): string => (typeof target === 'string' ? target : `“${target.text}”`)

/** The input that a photo is chosen by; the app makes it at the tap. */
const fileInput = 'input[type=file]'

/** What the main journeys do not do in another engine. */
const never = (what: string) => () => Promise.reject(new Error(`no journey of the engines ${what}`))

/** A customer in any engine; each action waits for its target. */
export function engineDriver(engine: Engine, { url, inbox }: Pick<TestSandbox, 'url' | 'inbox'>): Driver {
  const place = (target: Target, nth: number) =>
    until(() => inPage(engine, 'place', target, nth), `${nameOf(target)} to take a tap`)
  /** Where a target takes a tap, once it is there twice: what still moves would be somewhere else by the time of the tap. */
  const stillPlace = async (target: Target, nth: number) => {
    for (let before = Number.NaN; ; ) {
      const { x, y } = await place(target, nth)
      if (y === before) return { x, y }
      before = y
    }
  }
  const tap = async (target: Target, nth = 0) => {
    let at = await stillPlace(target, nth)
    await inPage(engine, 'awaitClick', target, nth)
    await until(
      async () => {
        await engine.tapAt(at.x, at.y)
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (await inPage(engine, 'hasClick')) return true
        at = (await inPage(engine, 'place', target, nth)) ?? at
        return false
      },
      `${nameOf(target)} to be clicked`,
    )
  }
  return {
    language: 'zh-CN',
    offersOneTap: false,
    open: (address) => engine.goto(url + address),
    tap,
    input: async (target, text) => {
      await until(() => inPage(engine, 'focusField', target), `a field in ${nameOf(target)}`)
      await engine.type(text)
    },
    givePhoto: async (button, picture) => {
      const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'photo-')), 'photo.jpg')
      writeFileSync(file, picture)
      await inPage(engine, 'offerFileFields')
      await tap(button)
      await until(() => engine.run(`return document.querySelector('${fileInput}') !== null`), 'a field for files')
      await engine.chooseFile(fileInput, file)
      await engine.run(`document.querySelector('${fileInput}')?.remove()`)
    },
    openPdf: never('opens a PDF'),
    pick: async (picker, places) => {
      for (const [column, index] of places.entries())
        await until(() => inPage(engine, 'choose', picker, column, index), `column ${column} of ${picker}`)
    },
    tapTab: (index) => tap('.weui-tabbar__item', index),
    waitForText: async (text) => void (await until(() => inPage(engine, 'textOf', { text }), `“${text}”`)),
    waitForRoute: async (wanted) => {
      await until(async () => {
        const { address, isStill } = await inPage(engine, 'whereNow')
        return isStill && routeAt(new URL(address).pathname)?.path.startsWith(wanted)
      }, `the page ${wanted}`)
    },
    text: (target) => until(() => inPage(engine, 'textOf', target), nameOf(target)),
    payAtProvider: async (button) => {
      await tap(button)
      await until(async () => providerPage.test((await inPage(engine, 'whereNow')).address), 'the page of the provider')
      await tap('button[value=approve]')
    },
    decideAtBank: never('goes to a bank'),
    share: never('shares'),
    inbox,
    problems: async () => engine.problems(),
  }
}

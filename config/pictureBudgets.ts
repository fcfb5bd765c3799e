import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BudgetRow } from './budgets'

/** Size of the largest picture that a build may contain or the sandbox may send, in bytes. */
export const pictureLimit = 60 * 1024

interface SizedPicture {
  /** File in the build, or address. */
  name: string
  bytes: number
}

const advice = 'give it fewer pixels or colours, or let the backend send it in the size that is shown'

/** The largest picture of a build, and every other one over the limit, whether it is a file or a data URL inside one. */
export function pictureBudgets(dir: string, host: string): BudgetRow[] {
  const pictures = picturesIn(dir).sort((one, other) => other.bytes - one.bytes)
  const rows = pictures
    .filter(({ bytes }, index) => index === 0 || bytes > pictureLimit)
    .map(({ name, bytes }) => {
      const ok = bytes <= pictureLimit
      return { what: `${host} picture ${name}${ok ? '' : `: ${advice}`}`, bytes, limit: pictureLimit, ok }
    })
  return rows.length > 0 ? rows : [{ what: `${host} pictures: none`, bytes: 0, limit: pictureLimit, ok: true }]
}

const pictureFile = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i
const textFile = /\.(js|css|html|wxss|acss|ttss|wxml|axml|ttml)$/
const dataUrl = /data:image\/[^"'`)\s\\]+/g

function picturesIn(dir: string): SizedPicture[] {
  if (!existsSync(dir)) return []
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const read = (name: string) => readFileSync(path.join(dir, name))
  const files = names.filter((name) => pictureFile.test(name)).map((name) => ({ name, bytes: read(name).length }))
  const inside = names
    .filter((name) => textFile.test(name))
    .flatMap((name) =>
      [...read(name).toString('utf8').matchAll(dataUrl)].map(([url]) => ({
        name: `${url.slice(0, url.search(/[;,]/))} in ${name}`,
        bytes: url.length,
      })),
    )
  return [...files, ...inside]
}

import fs from 'node:fs'
import path from 'node:path'

/** Changes a file of a copied build; a change that does nothing is an error of the test. */
export const edit =
  (file: string, change: (text: string) => string) =>
  (dir: string): void => {
    const full = path.join(dir, file)
    const before = fs.readFileSync(full, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`the fault did not change ${file}`)
    fs.writeFileSync(full, after)
  }

/** Code for the start of a page's script: the page's function `name` also runs `body`, after its own code. */
export const inPage = (name: string, body: string): string =>
  `var native=Page;Page=function(d){var own=d.${name};d.${name}=function(q){own&&own.call(this,q);${body}};return native(d)};`

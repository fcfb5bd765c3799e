import { whereIs } from '../release/whereIs'
import { root } from './run'

const [text = '', release = ''] = process.argv.slice(2)
try {
  for (const words of whereIs(root, text, release)) console.log(words)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

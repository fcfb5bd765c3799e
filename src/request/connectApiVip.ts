import { encryptedBody } from './wire/encrypted'
import { connectEncryption } from './wire/encryption'

/**
 * Makes apiVip calls possible; a store that makes one calls this first. No file of the main package may import it: the cipher is 57 KB
 * in mini-programs, where `import()` keeps code in the package of the file that contains it.
 */
export const connectApiVip = (): void => connectEncryption(encryptedBody)

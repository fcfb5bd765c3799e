import type { OneTapPort } from './oneTapPort'

/** Only WeChat returns a number that our backend can verify. */
export const oneTap: OneTapPort = { offered: false, jsCode: async () => '' }

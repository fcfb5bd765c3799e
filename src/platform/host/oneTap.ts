import type { OneTapPort } from './ports'

/** Only WeChat returns a number that our backend can verify. */
export const oneTap: OneTapPort = { offered: false, jsCode: async () => '' }

import type { OneTapPort } from './oneTapPort'

/** Only WeChat gives a number that our backend can check. */
export const oneTap: OneTapPort = { offered: false, jsCode: async () => '' }

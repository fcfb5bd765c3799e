import { hostFacts } from '@/platform/host/host'

/** The whole address of a page of this app, for a browser: to be sent to a friend. @param address a path of the app with its query */
export const linkTo = (address: string): string => hostFacts.origin() + address

import { launch } from './launch'
import { session } from './session'

/** Whether somebody is signed in: by a token of ours, or by the native app that opened the page. */
export const isSignedIn = (): boolean => session.hasLogin || launch.appToken !== undefined

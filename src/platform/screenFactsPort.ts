/** The screen in CSS pixels, and the version of the operating system; 0 and empty where the host does not give them. */
export interface ScreenFacts {
  width: number
  height: number
  osVersion: string
}

interface AimedRow {
  scrollIntoView?: string
  scrollIntoViewAlignment?: 'center'
}

/**
 * Keeps the active tab of a row that scrolls sideways in view; returns the props that the row's ScrollView needs for it.
 * @param id of the active tab's element; undefined where the row does not scroll
 */
export type UseTabAim = (id: string | undefined) => AimedRow

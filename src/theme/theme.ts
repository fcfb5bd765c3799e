export type ThemeName = 'xbt_h5' | 'xyfApp'

/** All values of a theme. `Screen` writes each entry as a CSS variable of the same name (`colorBrand` → `--color-brand`). */
export interface Theme {
  name: ThemeName
  variables: {
    /** What is chosen, tapped or the app's own: as a mark or a frame, as text, and as the ground under that text. */
    colorBrand: string
    colorBrandDeep: string
    colorBrandSoft: string
    colorOnBrand: string
    /** What is paid (R-10). */
    colorPrice: string
    /** What a subsidy, a coupon or a membership takes off a price (R-10), and its ground. */
    colorSaving: string
    colorSavingSoft: string
    colorText: string
    colorTextSecond: string
    colorTextThird: string
    colorPage: string
    colorCard: string
    colorLine: string
    colorSkeleton: string
    /** What was refused, failed or cannot be undone. */
    colorDanger: string
    /** What is done, and money that has come in. */
    colorSuccess: string
    /** What waits for the customer or runs out, and its ground. */
    colorWarning: string
    colorWarningSoft: string
    /** A text that leads on within or beside another text. */
    colorLink: string
    colorMask: string
    colorToolCard: string
    colorToolAlipay: string
    colorToolWechatPay: string
    colorMember: string
    colorMemberText: string
    headerBackground: string
    headerText: string
    barBackground: string
    buttonBackground: string
    buttonText: string
    buttonSecondBackground: string
    buttonSecondText: string
    detailButtonBackground: string
    memberBackground: string
    radiusCard: string
    radiusButton: string
    radiusTag: string
    shadowCard: string
    shadowBar: string
  }
}

/** The header's colours where it is white; what continues it is the page's own ground, and what is tapped there is drawn on the brand's soft colour. */
const onWhite = ({ colorCard, colorText, colorBrandSoft }: Theme['variables']) => ({
  headerBackground: colorCard,
  headerText: colorText,
  headerSpread: 'transparent',
  headerAction: colorBrandSoft,
})

/** Style text that sets every variable of a theme, and those of a white header in place of its gradient where `isWhite`. */
export function themeStyle({ variables }: Theme, isWhite = false): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...variables, ...(isWhite && onWhite(variables)) }).map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  )
}

export type ThemeName = 'xbt_h5' | 'xyfApp'

/** All values of a theme. `Screen` writes each entry as a CSS variable of the same name (`colorBrand` → `--color-brand`). */
export interface Theme {
  name: ThemeName
  variables: {
    colorBrand: string
    colorBrandDeep: string
    colorBrandSoft: string
    colorOnBrand: string
    colorPrice: string
    colorDiscount: string
    colorDiscountSoft: string
    colorText: string
    colorTextSecond: string
    colorTextThird: string
    colorPage: string
    colorCard: string
    colorLine: string
    colorSkeleton: string
    colorDanger: string
    colorSuccess: string
    colorWarning: string
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

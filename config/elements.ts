/**
 * The properties and events that our components set, by the name of Taro's component, as written in JSX. Every element also has id, class, style,
 * tap and the attributes for screen readers. Taro's templates offer every property of every host, which would be 46 KB of WeChat's main
 * package, and its runtime a table of them all, so both are cut to this list. `npm run check` refuses a property that is not listed, and the
 * host for tests one that reaches an element without such an attribute.
 */
export const elements: Record<string, readonly string[]> = {
  View: ['hoverClass', 'hoverStayTime', 'onTouchStart', 'onTouchMove', 'onTouchEnd', 'onTouchCancel'],
  Text: ['selectable'],
  Image: ['src', 'mode', 'lazyLoad', 'onLoad', 'onError'],
  Button: [
    'hoverClass',
    'openType',
    'onGetPhoneNumber',
    'onAgreePrivacyAuthorization',
    'sessionFrom',
    'showMessageCard',
    'sendMessageTitle',
    'sendMessagePath',
    'dataImId',
  ],
  ContactButton: ['tntInstId', 'scene', 'size', 'color'],
  Input: [
    'value',
    'type',
    'maxlength',
    'confirmType',
    'focus',
    'placeholder',
    'placeholderClass',
    'disabled',
    'onInput',
    'onConfirm',
    'onFocus',
    'onBlur',
  ],
  Picker: ['mode', 'range', 'value', 'onChange', 'onColumnChange'],
  Textarea: ['value', 'placeholder', 'placeholderClass', 'maxlength', 'onInput', 'onBlur'],
  ScrollView: ['scrollX', 'scrollY', 'scrollIntoView', 'scrollIntoViewAlignment', 'showScrollbar', 'enableFlex'],
  Swiper: ['circular', 'autoplay', 'interval', 'current', 'onChange'],
  SwiperItem: [],
  WebView: ['src'],
  Canvas: ['type'],
  Camera: ['devicePosition', 'flash', 'onStop', 'onError'],
}

/** How many levels deep an element can be inside others of its kind. Taro has a template of each element for every level up to 16. */
export const nesting: Record<string, number> = {
  // A view with events of its own, such as what can be tapped; one with a role or a label alone is `static-view`.
  view: 4,
  'static-view': 8,
  'catch-view': 3,
  text: 3,
  'static-text': 3,
  'scroll-view': 2,
  swiper: 2,
  'swiper-item': 2,
}

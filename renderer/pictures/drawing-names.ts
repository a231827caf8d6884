/**
 * What a drawing may consist of: the elements, attributes and CSS of SVG 2 that draw something. What is not listed is not
 * published, so a name that browsers learn in the future is left out until somebody adds it here.
 */

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const ELEMENTS = names(`
  svg g defs symbol use switch view a title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  animate animateMotion animateTransform mpath set
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Elements that give an attribute of another one new values. */
export const ANIMATIONS = names('animate animateMotion animateTransform set')

/** Elements that may show a picture that is part of the drawing. Any other address leads to a place in the drawing itself. */
export const PICTURE_ELEMENTS = names('image feImage')

/** Attributes with a value of CSS, which are also properties in stylesheets. */
const STYLED = `
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering letter-spacing lighting-color
  marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow text-rendering
  transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode
`

export const STYLED_ATTRIBUTES = names(STYLED)

/** Attributes whose value is a number, a name, a path or words: whatever it is, browsers neither load nor run it. */
export const PLAIN_ATTRIBUTES = names(`
  id class lang role type media
  accumulate additive amplitude attributeName attributeType azimuth baseFrequency baseProfile begin bias by calcMode
  clipPathUnits cx cy d diffuseConstant divisor dur dx dy edgeMode elevation end exponent fill filterUnits from fr fx fy
  gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines
  keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits max method min
  mode numOctaves offset operator order orient origin path pathLength patternContentUnits patternTransform patternUnits
  points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY repeatCount
  repeatDur requiredExtensions requiredFeatures restart result rotate rx ry scale seed side slope spacing
  specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage
  tableValues target targetX targetY textLength to transform values version viewBox width x x1 x2 xChannelSelector
  y y1 y2 yChannelSelector z zoomAndPan
`)

/** The properties of stylesheets. */
export const PROPERTIES = names(`${STYLED}
  animation animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count
  animation-name animation-play-state animation-timing-function transition transition-delay transition-duration
  transition-property transition-timing-function
  transform transform-box translate rotate scale perspective perspective-origin backface-visibility transform-style
  offset-anchor offset-distance offset-path offset-rotate motion-path will-change
  background background-color color-scheme isolation mask-image mask-mode mask-position mask-repeat mask-size
  d cx cy r rx ry x y width height
  font font-feature-settings font-kerning font-optical-sizing font-variant-caps font-variant-ligatures
  font-variant-numeric font-variation-settings inline-size line-height text-align text-decoration-color
  text-decoration-line text-decoration-style text-indent text-transform word-break text-orientation
`)

/** The functions of CSS that neither load anything nor take a value from elsewhere; url() is checked by its address. */
export const FUNCTIONS = names(`
  url var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp
  matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d scalex scaley scalez skew skewx skewy
  translate translate3d translatex translatey translatez
  cubic-bezier linear steps circle ellipse inset path polygon
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
`)

/** The rules of stylesheets that hold other rules. */
export const AT_RULES = names('media keyframes -webkit-keyframes')

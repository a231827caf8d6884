import { IMAGE, styled, svg } from './drawing-markup'

/** Ways to write an address of another host. */
const SPELLINGS = {
  'an address': 'BASE/a.png',
  'an address in capitals': 'HTTP://HOST/A.PNG',
  'an address without a scheme': '//HOST/a.png',
  'an address with backslashes': '\\\\HOST\\a.png',
  'an address with a slash and a backslash': '/\\HOST/a.png',
  'an address with a tab in its scheme': 'ht\ttp://HOST/a.png',
  'an address with a tab by reference': 'ht&#9;tp://HOST/a.png',
  'an address with line breaks': '&#10;/&#13;/HOST/a.png',
  'an address after spaces': ' &#1; BASE/a.png',
  'an address by references': '&#104;&#x74;&#116;p&#58;//HOST/a.png',
  'an address with a user': 'http://user:password@HOST/a.png',
  'an address with too many slashes': 'http:////HOST/a.png',
  'an address whose host is that of the drawing for a check': 'https://one.invalid@HOST/a/drawing.svg#a',
}

const ADDRESSES = {
  ...Object.fromEntries(
    Object.entries(SPELLINGS).map(([kind, address]) => [kind, svg(`<image href="${address}" ${IMAGE}/>`)]),
  ),
  'an address as in SVG 1.1': svg(`<image xlink:href="BASE/a.png" ${IMAGE}/>`),
  'an address with another prefix': svg(`<image xmlns:l="http://www.w3.org/1999/xlink" l:href="BASE/a.png" ${IMAGE}/>`),
  'an address beside a harmless one': svg(`<image href="#a" xlink:href="BASE/a.png" ${IMAGE}/>`),
  'an attribute that is written twice': svg(`<image href="BASE/a.png" href="#a" ${IMAGE}/>`),
  'a base address': svg(`<g xml:base="BASE/"><image href="a.png" ${IMAGE}/></g>`),
  'a file beside the drawing': svg(`<image href="/a.png" ${IMAGE}/>`),
  'a used drawing': svg('<use href="BASE/a.svg#a"/>'),
  'a used drawing as data': svg(
    "<use href=\"data:image/svg+xml,%3Csvg id='a' xmlns='http://www.w3.org/2000/svg' onload='RUN'/%3E#a\"/>",
  ),
  'a picture that is a drawing as data': svg(
    `<image href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cimage href='BASE/a.png'/%3E%3C/svg%3E" ${IMAGE}/>`,
  ),
  'a picture that is a page as data': svg(`<image href="data:text/html,%3Cscript%3ERUN%3C/script%3E" ${IMAGE}/>`),
  'a picture of a filter': svg(`<filter id="f"><feImage href="BASE/a.png"/></filter><rect filter="url(#f)" ${IMAGE}/>`),
  'a gradient from elsewhere': svg(`<linearGradient id="g" href="BASE/a.svg#g"/><rect fill="url(#g)" ${IMAGE}/>`),
  'a pattern from elsewhere': svg(`<pattern id="p" xlink:href="BASE/a.svg#p"/><rect fill="url(#p)" ${IMAGE}/>`),
  'a path from elsewhere': svg('<text><textPath href="BASE/a.svg#p">a</textPath></text>'),
  'a way of an animation from elsewhere': svg(
    '<rect><animateMotion dur="1s"><mpath href="BASE/a.svg#p"/></animateMotion></rect>',
  ),
  'a link that runs a script': svg(`<a href="javascript:RUN"><rect ${IMAGE}/></a>`),
  'a link that runs a script, with a tab': svg(`<a xlink:href=" java&#9;script:RUN"><rect ${IMAGE}/></a>`),
  'a link that says who follows it': svg(`<a href="#a" ping="BASE/a"><rect ${IMAGE}/></a>`),
  'a pointer, a font, a glyph and a text from elsewhere': svg(
    '<cursor xlink:href="BASE/a.png"/><font-face><font-face-src><font-face-uri xlink:href="BASE/a.svg#f"/></font-face-src></font-face><text><altGlyph xlink:href="BASE/a.svg#g">a</altGlyph><tref xlink:href="BASE/a.svg#t"/></text><color-profile xlink:href="BASE/a.icc"/>',
  ),
  'an address that is set': svg(`<image ${IMAGE}><set attributeName="href" to="BASE/a.png"/></image>`),
  'an address that is set, as in SVG 1.1': svg(
    `<image ${IMAGE}><set attributeName="xlink:href" to="BASE/a.png"/></image>`,
  ),
  'an address that is set, with another prefix': svg(
    `<image xmlns:l="http://www.w3.org/1999/xlink" ${IMAGE}><set attributeName="l:href" to="BASE/a.png"/></image>`,
  ),
  'an address that is animated': svg(
    `<image ${IMAGE}><animate attributeName="href" values="#a;BASE/a.png" dur="0.1s" fill="freeze"/></image>`,
  ),
  'an address that another element is given': svg(
    `<image id="i" ${IMAGE}/><animate href="#i" attributeName="href" from="BASE/a.png" to="BASE/b.png" dur="1s"/>`,
  ),
  'a link that becomes a script': svg(
    `<a><rect ${IMAGE}/><animate attributeName="href" values="javascript:RUN" dur="1s"/></a>`,
  ),
  'a color that is set to an address': svg(`<rect ${IMAGE}><set attributeName="fill" to="url(BASE/a.svg#g)"/></rect>`),
  'a filter that is animated to an address': svg(
    `<rect ${IMAGE}><animate attributeName="filter" values="none;url(BASE/a.svg#f)" dur="0.1s" fill="freeze"/></rect>`,
  ),
  'a style that is set': svg(`<rect ${IMAGE}><set attributeName="style" to="fill:url(BASE/a.svg#g)"/></rect>`),
}

const STYLESHEETS = {
  'an imported style': styled('@import "BASE/a.css";'),
  'an imported style by url()': styled('@import url(BASE/a.css);'),
  'an imported style in capitals': styled('@IMPORT URL("BASE/a.css");'),
  'an imported style by an escape': styled('@\\69mport "BASE/a.css";'),
  'an imported style by many escapes': styled('@\\000069 \\6d\\70ort "BASE/a.css";'),
  'an imported style after a comment': styled('@import/**/"BASE/a.css";'),
  'an imported style after a declaration of characters': styled('@charset "utf-8";@import "BASE/a.css";'),
  'an imported style by references': styled('&#64;import &quot;BASE/a.css&quot;;'),
  'an imported style as CDATA': styled('<![CDATA[@import "BASE/a.css";]]>'),
  'an imported style in two texts': styled('@im<!-- -->port "BASE/a.css";'),
  'an imported style behind a comment of HTML': styled('&lt;!-- @import "BASE/a.css"; --&gt;'),
  'an imported style without a scheme': styled('@import "//HOST/a.css";'),
  'an imported style with escapes in its address': styled('@import "\\68ttp://HOST/a.css";'),
  'an imported style over two lines': styled('@import "http:\\\n//HOST/a.css";'),
  'an imported style in a layer': styled('@import url("BASE/a.css") layer(a) supports(display: block) screen;'),
  'an imported style after what is no rule': styled('@x;@import "BASE/a.css";'),
  'an imported style that seems to be a text': styled('a{b:"\n}@import "BASE/a.css";c{d:"}'),
  'an imported style of another drawing’s namespace': styled('@namespace url("BASE/a");@import "BASE/a.css";'),
  'a font': styled('@font-face{font-family:f;src:url(BASE/a.woff2)}.a{font-family:f}text{font-family:f}'),
  'a style sheet by an instruction': svg('', { before: '<?xml-stylesheet href="BASE/a.css"?>' }),
  'a transformation by an instruction': svg('', { before: '<?xml-stylesheet type="text/xsl" href="BASE/a.xsl"?>' }),
  'a transformation in the drawing': svg('<x id="x"/>', {
    before: '<?xml-stylesheet type="text/xsl" href="data:text/xml,%3Cx/%3E"?>',
  }),
  'a style of another type': svg('<style type="text/CSS">@import "BASE/a.css";</style>'),
  'a style for some screens': svg('<style media="all">@import "BASE/a.css";</style>'),
}

/** Declarations of the class of a rectangle. */
const DECLARATIONS = {
  'a background': 'background:url(BASE/a.png)',
  'a background in a variable': '--a:url(BASE/a.png);background:var(--a)',
  'a fill from elsewhere': 'fill:url(BASE/a.svg#g)',
  'a fill by an escape': 'fill:u\\72l(BASE/a.svg#g)',
  'a fill by many escapes': 'fill:\\75\\72\\6c(BASE/a.svg#g)',
  'a fill with an escaped address': 'fill:url(\\68\\74\\74p://HOST/a.svg#g)',
  'a fill with backslashes': 'fill:url(\\\\\\\\HOST/a.svg#g)',
  'a fill with a line break': 'fill:url("ht\\\ntp://HOST/a.svg#g")',
  'a fill that is not closed': 'fill:url("BASE/a.svg#g',
  'a fill in capitals': 'FILL:URL( "BASE/a.svg#g" )',
  'a stroke': 'stroke:url(BASE/a.svg#g) red',
  'a filter': 'filter:blur(1px) url(BASE/a.svg#f)',
  'a mask': 'mask:url(BASE/a.svg#m)',
  'a mask as a picture': '-webkit-mask-image:url(BASE/a.png);mask-image:url(BASE/a.png)',
  'a clipping path': 'clip-path:url(BASE/a.svg#c)',
  'a marker': 'marker:url(BASE/a.svg#m)',
  'a pointer': 'cursor:url(BASE/a.png),auto',
  'a border and a list': 'border-image:url(BASE/a.png);list-style:url(BASE/a.png)',
  'a way to move': 'offset-path:url(BASE/a.svg#p)',
  'a content': 'content:url(BASE/a.png)',
  'a set of pictures': 'background:image-set("BASE/a.png" 1x)',
  'a set of pictures, as it was': 'mask-image:-webkit-image-set(url(BASE/a.png) 1x)',
  'a set of pictures by an escape': 'background:image-\\73 et("BASE/a.png" 1x)',
  'a mixture of pictures': 'background:-webkit-cross-fade(url(BASE/a.png),url(BASE/b.png),50%)',
  'a picture with another function': 'background:image("BASE/a.png"),src("BASE/a.png")',
  'a binding': '-moz-binding:url(BASE/a.xml#b);behavior:url(BASE/a.htc)',
  'an expression': 'width:expression(RUN)',
}

const STYLES = {
  ...Object.fromEntries(
    Object.entries(DECLARATIONS).flatMap(([kind, declarations]) => [
      [`${kind} in a stylesheet`, styled(`<![CDATA[svg,.a{${declarations}}]]>`)],
      [`${kind} of an element`, svg(`<rect style='${declarations}' ${IMAGE}/>`)],
    ]),
  ),
  'a fill in a rule for some screens': styled('@media all{.a{fill:url(BASE/a.svg#g)}}'),
  'a fill in a rule within a rule': styled('svg{.a{fill:url(BASE/a.svg#g)}}'),
  'a fill in another rule': styled(
    '@layer a{.a{fill:url(BASE/a.svg#g)}}@supports (fill:red){.a{stroke:url(BASE/b#g)}}',
  ),
  'a fill in an animation': styled('@keyframes k{from{background:url(BASE/a.png)}}svg{animation:k 1s}'),
  'a fill as an attribute': svg(`<rect fill="url(BASE/a.svg#g)" ${IMAGE}/>`),
  'a fill as an attribute, by an escape': svg(`<rect fill="\\75rl(BASE/a.svg#g)" ${IMAGE}/>`),
  'a fill as an attribute, by references': svg(`<rect fill="&#117;rl(&#47;/HOST/a.svg#g)" ${IMAGE}/>`),
  'a filter and a mask as attributes': svg(
    `<rect filter="url('BASE/a.svg#f')" ${IMAGE}/><rect mask="url(BASE/a.svg#m)" ${IMAGE}/>`,
  ),
  'a marker, a pointer and a clipping path as attributes': svg(
    `<path d="M0 0H9" marker-start="url(BASE/a.svg#m)" cursor="url(BASE/a.png),auto" clip-path="url(BASE/a.svg#c)"/>`,
  ),
}

/** Drawings that load something from another host: HOST, or BASE with its scheme. */
export const HOSTILE_LOADS: Record<string, string> = { ...ADDRESSES, ...STYLESHEETS, ...STYLES }

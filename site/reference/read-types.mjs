/** Reads TypeScript declarations for the reference: names, types and doc comments, without checking anything. */
import fs from 'node:fs';
import ts from 'typescript';

/** @typedef {{ name: string, isOptional: boolean, type: string, text: string, tags: Map<string, string> }} Member */

/** Every interface, type alias and constant of the files, by name. */
export const readDeclarations = (...files) => {
  const declarations = new Map();
  for (const file of files) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      const declared = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement];
      for (const each of declared)
        if (
          ts.isInterfaceDeclaration(each) ||
          ts.isTypeAliasDeclaration(each) ||
          ts.isVariableDeclaration(each)
        )
          declarations.set(each.name.getText(), each);
    }
  }
  return declarations;
};

const toText = (comment) =>
  (typeof comment === 'string' ? comment : (comment?.map((part) => part.text).join('') ?? '')).trim();

/** Doc comment of a node: its text, and that of each tag. */
export const readComment = (node) => {
  const tags = new Map();
  const texts = [];
  for (const part of ts.getJSDocCommentsAndTags(node)) {
    if (!ts.isJSDoc(part)) continue;
    texts.push(toText(part.comment));
    for (const tag of part.tags ?? []) tags.set(tag.tagName.text, toText(tag.comment));
  }
  return { text: texts.filter(Boolean).join('\n'), tags };
};

/** The text on one line, for a table. */
const squeeze = (text) => text.replace(/\s+/g, ' ').trim();

const withoutUndefined = (type) => squeeze(type).replace(/^\| /, '').replaceAll(' | undefined', '');

/** Type of an item if the type is a list; otherwise null. */
const getItemType = (type) =>
  type && ts.isTypeOperatorNode(type)
    ? getItemType(type.type)
    : type && ts.isArrayTypeNode(type)
      ? type.elementType
      : null;

const findLiteral = (type) => {
  if (!type) return null;
  if (ts.isTypeLiteralNode(type)) return type;
  return ts.isUnionTypeNode(type) ? (type.types.map(findLiteral).find(Boolean) ?? null) : null;
};

/** `components["schemas"]["Order"]` is `Order`. */
const shorten = (type) =>
  type
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll('readonly ', '')
    // the text names the values
    .replace(/\(typeof \w+\)\[number\]/g, 'string')
    .replace(/\(string & \{\}\)/g, 'string');

/** A type as it is written, on one line, for a paragraph. */
export const formatType = (type) =>
  shorten(withoutUndefined(type.getText())).replace(/< /g, '<').replace(/ >/g, '>').replaceAll(', | ', ', ');

const getName = (member) =>
  ts.isStringLiteral(member.name) || ts.isIdentifier(member.name) || ts.isNumericLiteral(member.name)
    ? member.name.text
    : member.name.getText();

/** The call of a function of one parameter, its options, as a member. @returns {Member} */
export const describeFunction = (declaration) => {
  const { parameters, type } = declaration.initializer;
  const options = parameters.map((each) => `options${each.initializer ? '?' : ''}: ${each.type.getText()}`);
  const name = `${declaration.name.getText()}(${options.join(', ')}): ${type.getText()}`;
  return { name, isOptional: false, type: '', ...readComment(declaration) };
};

/** Those of an interface or a literal, or of the literals of a union. */
const getAllMembers = (node) =>
  node.members ?? (node.type && ts.isUnionTypeNode(node.type) ? node.type.types.flatMap(getAllMembers) : []);

/** Members of an interface, a literal or a union; those of an object inside follow it as `seller.redirectUrl`. @returns {Member[]} */
export const listMembers = (node, prefix = '') =>
  getAllMembers(node).flatMap((member) => {
    if (!member.name) return [];
    const { text, tags } = readComment(member);
    const name = prefix + getName(member);
    if (ts.isMethodSignature(member))
      return [{ name: squeeze(member.getText()), isOptional: false, type: '', text, tags }];
    const item = findLiteral(getItemType(member.type));
    const literal = item ?? findLiteral(member.type);
    const type = literal
      ? `object${item ? '[]' : ''}`
      : shorten(withoutUndefined(member.type?.getText() ?? ''));
    if (type === 'never') return [];
    const format = /Format: (\S+)/.exec(text)?.[1];
    const row = {
      name,
      isOptional: member.questionToken !== undefined,
      type: format ? `${type} (${format})` : type,
      text: squeeze([text.replace(/Format: \S+/, ''), tags.get('description') ?? ''].join(' ')),
      tags,
    };
    return [row, ...(literal ? listMembers(literal, `${name}${item ? '[]' : ''}.`) : [])];
  });

/** Members of a union of literals, with their comments. */
export const listUnion = (declaration) =>
  (ts.isUnionTypeNode(declaration.type) ? declaration.type.types : []).map((type) => {
    const [range] = (ts.getLeadingCommentRanges(type.getSourceFile().text, type.getFullStart()) ?? []).slice(
      -1,
    );
    const comment = range ? type.getSourceFile().text.slice(range.pos, range.end) : '';
    return { name: type.getText(), text: squeeze(comment.replace(/^\/\*\*|\*\/$|^\s*\*/gm, '')) };
  });

const getMembers = (node) =>
  node && (ts.isInterfaceDeclaration(node) ? node : findLiteral(node.type ?? node))?.members;

/** The member of a path through objects, such as `requestBody`, `content`. */
export const findMember = (node, ...path) =>
  path.reduce((at, name) => getMembers(at)?.find((member) => member.name && getName(member) === name), node);

/** A table's cell. */
export const cell = (text) => squeeze(text).replaceAll('|', '\\|');

/** @param {Member[]} members */
export const renderTable = (members, head = 'Option') =>
  [
    `| ${head} | Type | |`,
    '|---|---|---|',
    ...members.map(
      ({ name, isOptional, type, text }) =>
        `| \`${name}\`${isOptional ? '' : ' (required)'} | \`${cell(type)}\` | ${cell(text)} |`,
    ),
  ].join('\n');

/** The rule `project/private-keyword`: privacy is marked in one way, by the keyword that the interfaces use too. */
const privateKeyword = {
  create: (context) => ({
    PrivateIdentifier(node) {
      context.report({ node, message: `write "private ${node.name}" instead of "#${node.name}"` });
    },
  }),
};

export default { meta: { name: 'project' }, rules: { 'private-keyword': privateKeyword } };

export default 'FAQ & Help · Wedding Invite';

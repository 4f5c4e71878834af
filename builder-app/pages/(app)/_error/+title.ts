export default 'Page not found · Wedding Invite';

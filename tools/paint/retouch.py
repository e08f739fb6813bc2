"""Small changes to a picture before it is painted: the brush hides their seams. All lengths are pixels of 1920 x 1080."""

import cv2
import numpy as np


def mirrored(picture):
    return np.ascontiguousarray(picture[:, ::-1])


def brighter(picture, gamma):
    return np.clip(picture, 0, 1) ** gamma


def region(picture, boxes=(), ellipses=(), blur=0.0):
    """A mask of 0 to 1. Boxes are left, top, right, bottom; ellipses are x, y, radius x, radius y."""
    mask = np.zeros(picture.shape[:2], np.uint8)
    for left, top, right, bottom in boxes:
        mask[top:bottom, left:right] = 255
    for x, y, radius_x, radius_y in ellipses:
        cv2.ellipse(mask, (x, y), (radius_x, radius_y), 0, 0, 360, 255, -1)
    mask = mask.astype(np.float32) / 255
    return cv2.GaussianBlur(mask, (0, 0), blur) if blur else mask


def mix(picture, other, mask):
    return picture * (1 - mask[..., None]) + other * mask[..., None]


def tinted(picture, colour, mask):
    return mix(picture, picture * np.array(colour, np.float32), mask)


def filled(picture, colour, mask):
    return mix(picture, np.ones_like(picture) * np.array(colour, np.float32), mask)


def without(picture, boxes=(), ellipses=()):
    """Take something out of even snow, mist or sky."""
    mask = region(picture, boxes, ellipses)
    small = cv2.resize((picture * 255).astype(np.uint8), None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    hole = (cv2.resize(mask, small.shape[1::-1], interpolation=cv2.INTER_AREA) > 0).astype(np.uint8)
    filling = cv2.inpaint(small, cv2.dilate(hole, np.ones((3, 3))), 4, cv2.INPAINT_TELEA).astype(np.float32) / 255
    filling = cv2.resize(filling, picture.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    return mix(picture, filling, cv2.GaussianBlur(mask, (0, 0), 5))


def copied(picture, box, right=0, down=0, feather=14):
    """Fill a box with what lies beside it."""
    left, top, box_right, bottom = box
    other = picture.copy()
    other[top:bottom, left:box_right] = picture[top + down : bottom + down, left + right : box_right + right]
    mask = np.clip((region(picture, [box], blur=feather) - 0.5) * 2, 0, 1)
    return mix(picture, other, mask)


def cut(picture, left, top, width):
    """A part of the picture, as large as the whole."""
    part = picture[top : top + width * 9 // 16, left : left + width]
    return cv2.resize(part, picture.shape[1::-1], interpolation=cv2.INTER_CUBIC)


def line(picture, points, colour, width, blur, cover=1.0):
    mask = np.zeros(picture.shape[:2], np.float32)
    cv2.polylines(mask, [np.array(points, np.int32)], False, 1.0, width)
    return filled(picture, colour, cv2.GaussianBlur(mask, (0, 0), blur) * cover)

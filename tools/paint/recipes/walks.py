"""On foot and on snowshoes."""

import cv2
import numpy as np

from recipe import as_it_is, recipe
from retouch import brighter, copied, cut, filled, line, mirrored, mix, oval, polygon, region, spanned, tinted


@recipe('fell-top-walker-ridges', 'cc4756dd', by_day=True)
def _(picture):
    red = region(picture, [(0, 380, 60, 560)], blur=4) * (picture[..., 0] > 1.2 * picture[..., 2]) * (picture.max(-1) < 0.6)
    picture = mix(picture, picture.mean(-1, keepdims=True) * np.array([0.9, 0.94, 1.08]), cv2.GaussianBlur(red.astype(np.float32), (0, 0), 1))
    return oval(copied(picture, (1300, 790, 1338, 892), 48, 0, 5), 1273, 748, 15, 11, (0.16, 0.09, 0.10))


@recipe('snowshoe-tracks-spruces', 'af682468', by_day=True)
def _(picture):
    picture = copied(picture, (1725, 370, 1920, 676), -390, -118, 8)
    far = [(750, 480), (1150, 480), (1150, 660), (710, 650)]
    near = [(700, 672), (860, 690), (1010, 704), (1230, 708), (1350, 740), (1540, 840), (1720, 950), (1720, 1080), (960, 1080), (800, 960), (700, 780)]
    for corners, right in ((far, (1160, 1250)), (near, (1640, 1900))):
        picture = spanned(picture, (600, 720), right, polygon(picture, corners, 14))
    # Snowshoe prints on the ground, in metres aside and away, of one who walked into the gap.
    hollows, lit, deep, rim, lee = (np.zeros(picture.shape[:2], np.float32) for _ in range(5))
    outline = np.array([(0, 0), (0.4, 0.16), (0.8, 0.45), (1, 0.7), (0.85, 0.9), (0.4, 1), (-0.4, 1), (-0.85, 0.9), (-1, 0.7), (-0.8, 0.45), (-0.4, 0.16)])
    for step, away in enumerate(np.arange(4.2, 52, 0.56)):
        for mask, left, right in ((lee, -1.7, -1), (rim, 1, 1.5), (hollows, -1, 1), (lit, -1, -0.55), (deep, 0.4, 1)):
            depth = away + 0.92 * outline[:, 1]
            aside = 1.05 - 0.052 * depth + 0.24 * np.sin(depth / 5) + 0.21 * (-1) ** step + 0.135 * np.clip(max(1, abs(left), right) * outline[:, 0], left, right)
            cv2.fillPoly(mask, [np.round(np.stack([960 + 1600 * aside / depth, 350 + 3500 / depth], 1)).astype(np.int32)], 1.0)
    for mask, tone in ((lee, (0.86, 0.90, 0.96)), (rim, (1.12, 1.11, 1.08)), (hollows, (0.66, 0.73, 0.86)), (deep, (0.80, 0.84, 0.91)), (lit, (1.7, 1.5, 1.2))):
        picture = tinted(picture, tone, cv2.GaussianBlur(mask, (0, 0), 2.5))
    return picture


@recipe('snowshoers-among-spruces', '4df819d2', by_day=True)
def _(picture):
    picture = mirrored(cut(brighter(picture, 0.72), 740, 330, 1180))
    picture = copied(copied(picture, (80, 596, 250, 680), 190, 70, 16), (350, 622, 470, 730), 130, 110, 16)
    picture = copied(copied(picture, (455, 604, 652, 906), 340, 20, 18), (636, 632, 790, 906), 200, 20, 18)
    picture = copied(copied(picture, (385, 640, 478, 745), 100, 0, 14), (592, 640, 692, 800), 112, 0, 14)
    for x, y, half in ((1194, 592, 26), (1474, 664, 32), (1735, 718, 40)):
        picture = oval(picture, x, y, half, 5, (0.20, 0.14, 0.11), 1)
    # Level hems, and the right arms with their poles.
    picture = oval(picture, 1884, 512, 34, 18, (0.68, 0.73, 0.81), 5)
    picture = copied(picture, (1551, 516, 1576, 622), 30, 0, 4)
    for left, right, waist, hem, coat in ((1472, 1554, 478, 524, (0.56, 0.38, 0.11)), (1744, 1856, 470, 542, (0.13, 0.25, 0.32))):
        picture = filled(picture, (0.13, 0.13, 0.18), region(picture, [(left + 5, hem - 20, right - 5, hem + 26)], blur=2))
        picture = filled(picture, coat, polygon(picture, [(left + 8, waist), (right - 8, waist), (right, hem), (left, hem)], 2))
        picture = line(picture, [(left + 1, hem - 2), (right - 1, hem - 2)], tuple(0.7 * np.array(coat)), 4, 1.5)
    for elbow, hand, tip, width, coat in (
        ((1268, 402), (1272, 444), (1292, 586), 17, (0.19, 0.17, 0.27)), ((1566, 432), (1572, 482), (1592, 650), 21, (0.60, 0.40, 0.12)), ((1868, 430), (1876, 492), (1904, 706), 28, (0.12, 0.22, 0.30)),
    ):  # fmt: skip
        picture = line(picture, [hand, tip], (0.13, 0.13, 0.17), 4, 0.8)
        picture = line(picture, [elbow, hand], coat, width, 1.5)
        picture = oval(picture, *hand, width * 9 // 20, width * 11 // 20, (0.12, 0.11, 0.15), 1.5)
    shadows = np.zeros(picture.shape[:2], np.float32)
    for x, y, size in ((1232, 602, 0.7), (1512, 668, 0.85), (1800, 724, 1.0)):
        cv2.line(shadows, (x, y), (int(x + 190 * size), int(y + 34 * size)), 0.9, int(22 * size))
    return tinted(picture, (0.80, 0.85, 0.94), cv2.GaussianBlur(shadows, (0, 0), 7) * (picture.max(-1) > 0.5))


as_it_is(('snowshoers-open-fell', 'af682468'), by_day=True)


@recipe('snowshoes-in-snow-low-sun', '4532d70a', by_day=True, focus=[(0.55, 0.6, 0.16, 0.3, 0.6)])
def _(picture):
    return brighter(mirrored(picture), 0.7)


@recipe('spring-snow-blue-sky', 'af682468', by_day=True, focus=[(0.61, 0.6, 0.05, 0.1, 0.8)])
def _(picture):
    # No crumbs in the sky or on the fell.
    open_air = region(picture, [(806, 0, 1280, 500), (1280, 0, 1480, 330), (524, 180, 690, 440)], blur=8)
    picture = mix(picture, cv2.GaussianBlur(cv2.morphologyEx(picture, cv2.MORPH_CLOSE, np.ones((19, 19))), (0, 0), 3), open_air)
    # The nearest footprint, which the edge cuts, lies in shadow.
    shade = np.median(picture[970:1000, 1000:1100].reshape(-1, 3), 0)
    picture = filled(picture, shade, polygon(picture, [(740, 1010), (1000, 990), (1124, 1010), (1118, 1030), (1010, 1100), (700, 1100), (770, 1046)], 8))
    # The walkers step apart; the second one, half hidden before, has two arms now.
    coat = (picture[..., 0] > 1.3 * picture[..., 2]) & (np.arange(1080) < 645)[:, None]
    behind = region(picture, [(1159, 556, 1204, 716), (1154, 645, 1204, 716)]) * ~coat
    figure = (np.clip((0.5 - picture.max(-1)) / 0.1, 0, 1) * behind * (np.arange(1920) > 1157)).astype(np.float32)
    aside, where = np.roll(picture, 48, 1), np.roll(cv2.GaussianBlur(figure, (0, 0), 1), 48, 1)
    picture = mix(picture, np.roll(picture, -52, 1), cv2.GaussianBlur(behind.astype(np.float32), (0, 0), 0.8))
    picture = line(picture, [(1214, 600), (1207, 616), (1213, 634)], (0.07, 0.16, 0.22), 9, 1)
    picture = oval(mix(picture, aside, where), 1223, 577, 8, 9, (0.16, 0.19, 0.28))
    return brighter(picture, 0.82)
